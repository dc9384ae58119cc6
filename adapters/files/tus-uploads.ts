import type { Readable } from 'node:stream';
import type { UploadBytes } from '@evident/application/uploads/upload-bytes';
import type { Uuid } from '@evident/domain/kernel';
import { type DataStore, Server } from '@tus/server';
import { RunningDigests } from './running-digests.ts';
import { isFull } from './storage-fault.ts';

/** A request of the tus protocol about one upload. */
export interface TusRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readable | null;
}

interface Place {
  readonly store: DataStore;
  /** The id of an upload in the store. */
  readonly storeId: (fileId: Uuid) => string;
  /** Moves complete bytes into the file storage. Idempotent. */
  readonly moveToStorage: (fileId: Uuid) => Promise<void>;
  /** Deletes the bytes of an upload. Idempotent. */
  readonly discard: (fileId: Uuid) => Promise<void>;
}

/** Uploads that are not complete may be resumed for a week. */
export const RESUMABLE_MS = 7 * 86_400_000;
/** Names the id of a new upload in requests to the protocol. */
const ID_HEADER = 'x-evident-upload';
const EXTENSIONS = ['creation', 'creation-with-upload', 'termination', 'expiration'];
/** The headers of the protocol. Those of proxies and methods are not for it. */
const OWN_HEADER = /^(?:tus|upload|content)-/;
const FULL = 507;
const MISSING = new Set([404, 410]);

/** The tus protocol 1.0.0 over a store of partial files. Callers have checked the upload and its permission. */
export class TusUploads implements UploadBytes {
  readonly #server: Server;
  readonly #digests = new RunningDigests();

  constructor(private readonly place: Place) {
    place.store.extensions = EXTENSIONS;
    this.#server = new Server({
      path: '/api/v1/uploads',
      datastore: place.store,
      namingFunction: (request) => place.storeId(request.headers.get(ID_HEADER)!),
      getFileIdFromRequest: (_, last) => last && place.storeId(last),
      onResponseError: (_, fault) => (isFull(fault) ? { status_code: FULL, body: 'File storage is full' } : undefined),
      generateUrl: (request, { path }) => `${path}/${request.headers.get(ID_HEADER)}`,
    });
  }

  /** Answers a request of the protocol. Errors are statuses of 400 and above with a sentence. */
  async answer(fileId: Uuid, { method, headers: given, body }: TusRequest): Promise<Response> {
    const headers = new Headers();
    for (const [name, value] of Object.entries(given))
      if (value !== undefined && OWN_HEADER.test(name)) headers.set(name, String(value));
    headers.set(ID_HEADER, fileId);
    const followed = body && this.#digests.follow(fileId, Number(headers.get('upload-offset') ?? 0), body);
    // The protocol reads these four properties alone. Building a Request would copy the body once more.
    const answer = await this.#server.handleWeb({
      method,
      headers,
      url: `http://localhost/api/v1/uploads${method === 'POST' ? '' : `/${fileId}`}`,
      body: followed?.body ?? null,
    } as unknown as Request);
    if (answer.ok) followed?.stored(Number(answer.headers.get('upload-offset') ?? 0));
    return answer;
  }

  async received(fileId: Uuid): Promise<number | null> {
    const upload = await this.place.store.getUpload(this.place.storeId(fileId)).catch(nullWhenMissing);
    return upload && upload.offset;
  }

  digest(fileId: Uuid, bytes: number): string | null {
    return this.#digests.of(fileId, bytes);
  }

  moveToStorage(fileId: Uuid): Promise<void> {
    return this.place.moveToStorage(fileId);
  }

  async discard(fileId: Uuid): Promise<void> {
    this.#digests.forget(fileId);
    await this.place.discard(fileId);
  }
}

/** The store throws `{status_code, body}`. */
export const nullWhenMissing = (fault: unknown): null | Promise<never> =>
  MISSING.has((fault as { status_code?: number }).status_code ?? 0) ? null : Promise.reject(fault);
