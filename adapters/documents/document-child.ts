import { type ChildProcess, fork } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PdfNews } from '@evident/domain/documents';
import { killGroup } from './kill-group.ts';
import type {
  AnyTask,
  ConversionTask,
  DocumentTask,
  FromDocument,
  OfficeTask,
  PictureTask,
} from './document-messages.ts';

/** Limits for reading one document. */
export interface DocumentLimits {
  /** Milliseconds without a message: to start, to open the file, for one page. */
  readonly silenceMs: number;
  /** Milliseconds of processor time for all pages: so many, and more for each byte. */
  readonly processorMs: number;
  readonly processorMsPerByte: number;
  /** Heap limit. The process limits its other memory itself. */
  readonly memoryMb: number;
  readonly program: string;
}

const SOURCES = path.extname(import.meta.filename) === '.ts';
/** In development, Node strips the types. In production the bundle has the program in this folder. */
const FROM_SOURCES = ['--no-warnings', '--experimental-transform-types'];
const CACHE = SOURCES ? path.join(tmpdir(), 'evident-sources') : undefined;

export const DOCUMENT_LIMITS: DocumentLimits = {
  silenceMs: 120_000,
  processorMs: 600_000,
  // A scanned page of 20 kB takes up to 5 seconds.
  processorMsPerByte: 0.25,
  memoryMb: 1_024,
  program: path.join(import.meta.dirname, `document-process${path.extname(import.meta.filename)}`),
};

/** How a document process ended: after its last event, or at a page. */
export type ChildEnd = {
  readonly at: number | null;
  readonly of: number;
  readonly reason: string;
} | null;

/**
 * Yields the events of a document process, and returns how it ended: null when it was complete. Leaving the loop,
 * aborting, or using more than `mostMs` of processor time before a page kills it. Its time is added to `spent`.
 */
export async function* childNews(
  task: DocumentTask,
  limits: DocumentLimits,
  signal: AbortSignal,
  { spent, mostMs }: { readonly spent: { processorMs: number }; readonly mostMs: number },
): AsyncGenerator<PdfNews, ChildEnd> {
  let [at, of]: [number | null, number] = [null, 0];
  const before = spent.processorMs;
  let begun = performance.now();
  for await (const message of childMessages(task, limits, signal)) {
    if ('begins' in message) {
      [at, of] = [message.begins, message.of];
      begun = performance.now();
      spent.processorMs = before + message.processorMs;
      if (spent.processorMs > mostMs) return { at, of, reason: SPENT };
    }
    if (!('news' in message)) continue;
    yield message.news;
    if (message.news.type === 'pdf.complete' || message.news.type === 'pdf.failed') return null;
  }
  // A page that ended its process has used at most the time since it began.
  spent.processorMs += performance.now() - begun;
  return { at, of, reason: 'The page could not be read within the limits of time and memory.' };
}

/** Why a page was left out. */
export const SPENT = 'The page was left out because reading the document took too long.';

/** How a document process converted a file; null if it did not finish within its limits. */
export async function childConverts(
  task: OfficeTask | ConversionTask,
  limits: DocumentLimits,
  signal: AbortSignal,
): Promise<{ readonly converted: boolean; readonly reason?: string } | null> {
  for await (const message of childMessages(task, limits, signal)) if ('converted' in message) return message;
  return null;
}

/** The picture that a document process drew; null if it could not, or not within its limits. */
export async function childDraws(
  task: PictureTask,
  limits: DocumentLimits,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  for await (const message of childMessages(task, limits, signal)) if ('picture' in message) return message.picture;
  return null;
}

/** Starts a process for a task and yields its messages. Leaving the loop or aborting kills it and its children. */
async function* childMessages(
  task: AnyTask,
  { silenceMs, memoryMb, program }: DocumentLimits,
  signal: AbortSignal,
): AsyncGenerator<FromDocument> {
  signal.throwIfAborted();
  const child = fork(program, [String(process.pid)], {
    execArgv: [`--max-old-space-size=${memoryMb}`, ...(SOURCES ? FROM_SOURCES : [])],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // A group of its own, so that its children end with it.
    detached: true,
    // Secrets of the server are not passed to a process that reads untrusted files.
    env: { SystemRoot: process.env['SystemRoot'], NODE_COMPILE_CACHE: CACHE },
  });
  const kill = (): void => {
    if (child.pid !== undefined && child.exitCode === null) killGroup(child.pid);
  };
  signal.addEventListener('abort', kill);
  try {
    child.send(task, (error) => error && kill());
    for await (const message of messagesOf(child, silenceMs, kill)) {
      signal.throwIfAborted();
      yield message;
    }
    signal.throwIfAborted();
  } finally {
    signal.removeEventListener('abort', kill);
    kill();
  }
}

/** Yields messages until the process exits; kills it after a silence. */
async function* messagesOf(child: ChildProcess, silenceMs: number, kill: () => void): AsyncGenerator<FromDocument> {
  const queue: FromDocument[] = [];
  let over = false;
  let wake = (): void => undefined;
  child.on('message', (message: FromDocument) => {
    queue.push(message);
    wake();
  });
  const end = (): void => {
    over = true;
    wake();
  };
  child.on('exit', end);
  child.on('error', end);
  while (true) {
    if (queue.length === 0 && !over) {
      const news = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const silent = setTimeout(kill, silenceMs);
      await news;
      clearTimeout(silent);
    }
    const next = queue.shift();
    if (next) yield next;
    else if (over) return;
  }
}
