import {randomUUID} from 'node:crypto';
import type {FileReference} from './fields';
import {failRun} from './rules';

export interface StoredFile {
  readonly name: string;
  readonly data: Buffer;
}

/** Files by key. An upload has one key until it is attached to a record, and another one for downloads. */
export class Files {
  readonly #uploads = new Map<string, StoredFile>();
  readonly #attachments = new Map<string, StoredFile>();

  /** Keeps a file and returns its key. */
  upload(file: StoredFile): FileReference {
    const fileKey = randomUUID();
    this.#uploads.set(fileKey, file);
    return {fileKey};
  }

  /** Returns the stored value of an attachment field for an upload's key. */
  attach(key: string): FileReference {
    const file = this.#uploads.get(key) ?? failRun(`the file key ${key}`);
    const fileKey = randomUUID();
    this.#attachments.set(fileKey, file);
    return {fileKey, name: file.name};
  }

  /** Returns the content for the key in a record. */
  download(key: string): Buffer {
    return (this.#attachments.get(key) ?? failRun(`the file key ${key}`)).data;
  }
}

/** Reads the only part of a `multipart/form-data` upload. */
export async function parseUpload(contentType: string, body: Buffer): Promise<StoredFile> {
  const form = await new Response(new Uint8Array(body), {headers: {'content-type': contentType}}).formData();
  const file = form.get('file') as File;
  return {name: file.name, data: Buffer.from(await file.arrayBuffer())};
}
