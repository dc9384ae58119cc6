import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import type { FileScanner, ScanResult } from '@evident/application/files/ports';
import { Turns } from '../threads/turns.ts';

interface ClamdAddress {
  readonly host: string;
  readonly port: number;
  /** Milliseconds without any progress; default two minutes. */
  readonly timeMs?: number;
  /** Gets the reason of each failed scan, without the name of the file. */
  readonly onFault: (fault: Error) => void;
}

/** Scans at once. clamd has ten threads by default, and other clients. */
const SCANS_MAX = 4;
const TIME_MS = 120_000;
const ANSWER_MAX = 4096;
/** With `AlertExceedsMax`, the daemon says so of files that it did not scan as a whole. */
const NOT_ALL = 'Heuristics.Limits.Exceeded';

/** Scans by the command INSTREAM of ClamAV's daemon (clamd(8)): pieces with their length, ended by an empty one. */
export class ClamdScanner implements FileScanner {
  readonly #turns = new Turns(SCANS_MAX);

  constructor(private readonly clamd: ClamdAddress) {}

  async scan(bytes: AsyncIterable<Uint8Array>): Promise<ScanResult> {
    try {
      return resultOf(await this.#turns.take(() => this.#ask(bytes)));
    } catch (fault) {
      this.clamd.onFault(new Error(`A virus scan failed: ${(fault as Error).message}`));
      throw fault;
    }
  }

  async #ask(bytes: AsyncIterable<Uint8Array>): Promise<string> {
    const { host, port, timeMs = TIME_MS } = this.clamd;
    const socket = connect({ host, port });
    socket.setTimeout(timeMs, () => socket.destroy(new Error('clamd does not answer')));
    const answer = answerOf(socket);
    // A daemon that has enough answers and closes before all is sent: its answer counts.
    const sent = send(socket, bytes).catch((fault: unknown) => {
      if (!socket.destroyed) socket.destroy(fault as Error);
    });
    try {
      const said = await answer;
      // It closed early, for example at its size limit: this ends the reading of the file.
      socket.destroy();
      return said;
    } finally {
      socket.destroy();
      await sent;
    }
  }
}

async function send(socket: Socket, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const piece of bytes) {
    if (socket.destroyed) return;
    if (piece.byteLength === 0) continue;
    socket.write(lengthOf(piece.byteLength));
    if (!socket.write(piece)) await drained(socket);
  }
  if (!socket.destroyed) socket.write(lengthOf(0));
}

function lengthOf(bytes: number): Uint8Array {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes);
  return length;
}

/** Resolves when the socket accepts more, or was closed. */
async function drained(socket: Socket): Promise<void> {
  const left = new AbortController();
  const { signal } = left;
  await Promise.race([once(socket, 'drain', { signal }), once(socket, 'close', { signal })]).catch(() => undefined);
  left.abort();
}

/** The one answer of the daemon, up to its zero byte. */
function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    socket.setEncoding('latin1');
    socket.on('data', (piece: string) => {
      said += piece;
      if (said.includes('\0')) resolve(said.slice(0, said.indexOf('\0')));
      else if (said.length > ANSWER_MAX) reject(new Error('clamd answered too much'));
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('clamd closed the connection without an answer')));
  });
}

/** @throws for errors of the daemon, and answers that it does not document */
function resultOf(said: string): ScanResult {
  if (said === 'stream: OK') return { kind: 'clean' };
  const [, name] = /^stream: (.+) FOUND$/.exec(said) ?? [];
  if (/size limit exceeded/i.test(said) || name?.startsWith(NOT_ALL)) return { kind: 'too-large' };
  if (name) return { kind: 'infected', name };
  throw new Error('clamd could not scan the file');
}
