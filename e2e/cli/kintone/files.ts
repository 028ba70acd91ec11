import {randomUUID} from 'node:crypto';
import {refuse, UnknownRequest} from './errors';
import type {FileReference} from './fields';

interface StoredFile {
  readonly name: string;
  readonly data: Buffer;
}

/** Files by key. An upload has one key until a record takes it, and another one for downloads. */
export class Files {
  readonly #uploads = new Map<string, StoredFile>();
  readonly #attachments = new Map<string, StoredFile>();

  /** Keeps a file and returns its key. */
  upload(name: string, data: Buffer): FileReference {
    const fileKey = randomUUID();
    this.#uploads.set(fileKey, {name, data});
    return {fileKey};
  }

  /** What an attachment field stores for the key of an upload. */
  attach(key: string): FileReference {
    const file = this.#uploads.get(key) ?? refuse('noFile', {id: key});
    const fileKey = randomUUID();
    this.#attachments.set(fileKey, file);
    return {fileKey, name: file.name, size: String(file.data.length), contentType: 'application/octet-stream'};
  }

  /** The content behind the key in a record. */
  download(key: string): Buffer {
    return (this.#attachments.get(key) ?? refuse('noFile', {id: key})).data;
  }
}

/**
 * Reads the only part of a `multipart/form-data` upload.
 *
 * @throws UnknownRequest when the body is none
 */
export function parseUpload(contentType: string, body: Buffer): StoredFile {
  const boundary = /boundary=(.+)$/.exec(contentType)?.[1];
  const headEnd = body.indexOf('\r\n\r\n');
  const bodyEnd = body.lastIndexOf(`\r\n--${boundary}`);
  const name = /filename="([^"]*)"/.exec(body.subarray(0, Math.max(headEnd, 0)).toString())?.[1];
  if (boundary === undefined || name === undefined || bodyEnd < headEnd) {
    throw new UnknownRequest('an upload without a file');
  }
  return {name, data: Buffer.from(body.subarray(headEnd + 4, bodyEnd))};
}
