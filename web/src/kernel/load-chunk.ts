import { sanitizedAddress } from '@evident/domain/links';

/** Milliseconds until a chunk counts as failed (specification, document 002, section 9). */
const CHUNK_TIMEOUT_MS = 120_000;

/** A file of the app that could not be loaded (document 002, section 8). `missing`: the server no longer has it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(
    readonly reason: 'missing' | 'timeout' | 'error',
    readonly url: string,
  ) {
    super(`Loading ${url || 'a file'} failed (${reason})`);
  }
}

const FAILED = /dynamically imported module|module script failed|preload CSS/i;
const NAMED = /(?:https?:\/)?\/[^\s'"()]+\.(?:js|css|tsx?)\b[^\s'"()]*/;
/** Browsers that do not name the file, and timeouts: the address in the source of the import. */
const IMPORTED = /import\(\s*["'`]([^"'`]+)/;

/** Loads a chunk within the time limit. @throws ChunkLoadError with its address; other errors stay as they are */
export async function loadChunk<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout', addressIn('', load))), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (failure) {
    if (!isChunkFailure(failure)) throw failure;
    const url = addressIn(failure.message, load);
    throw new ChunkLoadError((await isMissing(url)) ? 'missing' : 'error', url);
  } finally {
    clearTimeout(timer);
  }
}

/** A failed import of a component as a ChunkLoadError; null for other errors. */
export function chunkErrorOf(failure: unknown): ChunkLoadError | null {
  if (failure instanceof ChunkLoadError) return failure;
  return isChunkFailure(failure) ? new ChunkLoadError('error', addressIn(failure.message)) : null;
}

const isChunkFailure = (failure: unknown): failure is Error => failure instanceof Error && FAILED.test(failure.message);

function addressIn(message: string, load?: () => unknown): string {
  const named = NAMED.exec(message)?.[0] ?? IMPORTED.exec(String(load))?.[1] ?? '';
  return sanitizedAddress(named);
}

async function isMissing(url: string): Promise<boolean> {
  if (!/^(?:https?:\/)?\//.test(url)) return false;
  const answer = await fetch(url, { method: 'HEAD' }).catch(() => null);
  return answer?.status === 404 || answer?.status === 410;
}
