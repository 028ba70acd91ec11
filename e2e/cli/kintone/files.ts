import {randomUUID} from 'node:crypto';
import {ApiError} from './errors';
import type {FileReference} from './fields';

interface StoredFile {
  readonly name: string;
  readonly data: Buffer;
}

/** Uploaded files, by key. */
export class Files {
  readonly #files = new Map<string, StoredFile>();

  /** Keeps a file and returns its key. */
  add(name: string, data: Buffer): FileReference {
    const fileKey = randomUUID();
    this.#files.set(fileKey, {name, data});
    return {fileKey};
  }

  /** The content behind a key, for a download. */
  read(fileKey: string): Buffer {
    const file = this.#files.get(fileKey);
    if (!file) {
      throw new ApiError(404, 'GAIA_BL01', 'The file is not found.');
    }
    return file.data;
  }

  /** What an attachment field stores for a key that a client sends. */
  describe(fileKey: string): FileReference {
    const file = this.#files.get(fileKey);
    if (!file) {
      throw new ApiError(400, 'GAIA_BL01', `The file (id: ${fileKey}) not found.`);
    }
    return {fileKey, name: file.name, size: String(file.data.length), contentType: 'application/octet-stream'};
  }
}

/**
 * Reads the only part of a `multipart/form-data` upload.
 *
 * @throws ApiError when the body is none
 */
export function parseUpload(contentType: string, body: Buffer): StoredFile {
  const boundary = /boundary=(.+)$/.exec(contentType)?.[1];
  const headEnd = body.indexOf('\r\n\r\n');
  const bodyEnd = body.lastIndexOf(`\r\n--${boundary}`);
  const name = /filename="([^"]*)"/.exec(body.subarray(0, Math.max(headEnd, 0)).toString())?.[1];
  if (boundary === undefined || name === undefined || bodyEnd < headEnd) {
    throw new ApiError(400, 'CB_IL02', 'Illegal request.');
  }
  return {name, data: Buffer.from(body.subarray(headEnd + 4, bodyEnd))};
}
