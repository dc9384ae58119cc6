import { readFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sharedFolder } from './shared-data.ts';

/** A request, as the endpoint read it. */
export interface SeenPiece {
  readonly path: string;
  readonly key: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** Milliseconds of the FLAC file. */
  readonly durationMs: number;
}
type Answer = (response: ServerResponse, seen: SeenPiece) => void;

const JFK =
  'And so my fellow Americans ask not what your country can do for you, ask what you can do for your country.';

/** Recordings of the shared data by their duration in milliseconds, with the words of `transcripts.json`. */
const KNOWN: readonly (readonly [file: string, durationMs: number])[] = [
  ['LJ050-0131.wav', 7_657],
  ['speech-leopard/test.wav', 5_855],
  ['speech-uberi/audio-stereo-16-bit-44100Hz.flac', 2_230],
];

/**
 * An endpoint that speaks OpenAI's API for transcriptions, on this machine. Knows the recordings of the shared data by
 * their duration; its answer for others is a speech that fills them.
 */
export async function fakeTranscriber() {
  const seen: SeenPiece[] = [];
  const fake = {
    seen,
    /** Answers to the next requests, one each: slow, limited, failing or wrong. */
    next: [] as Answer[],
    /** Detail of its answers. */
    knows: 'words' as 'words' | 'segments' | 'text' | 'speakers',
    url: '',
    key: 'key-of-the-test',
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => void server.close(() => done()));
    },
  };
  const server = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const piece = readForm(request, Buffer.concat(chunks));
      seen.push(piece);
      const own = fake.next.shift();
      if (own) return own(response, piece);
      if (piece.key !== `Bearer ${fake.key}`) return send(response, 401, { error: { message: 'No' } });
      if (piece.path !== '/v1/audio/transcriptions') return send(response, 404, { error: { message: 'No' } });
      return send(response, 200, answerTo(piece, fake.knows));
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return fake;
}

export const send = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(typeof body === 'string' ? body : JSON.stringify(body));

function readForm({ url, headers }: IncomingMessage, body: Buffer): SeenPiece {
  const boundary = `--${/boundary=(.+)$/.exec(headers['content-type'] ?? '')?.[1]}`;
  const fields: Record<string, string> = {};
  let durationMs = 0;
  for (let at = body.indexOf(boundary); at >= 0;) {
    const head = at + boundary.length + 2;
    const start = body.indexOf('\r\n\r\n', head) + 4;
    const end = body.indexOf(`\r\n${boundary}`, start);
    if (start < 4 || end < 0) break;
    const name = /name="([^"]+)"/.exec(body.toString('latin1', head, start))?.[1] ?? '';
    const value = body.subarray(start, end);
    if (name === 'file') durationMs = flacMs(value);
    else fields[name] = fields[name] === undefined ? value.toString() : `${fields[name]},${value.toString()}`;
    at = end + 2;
  }
  return { path: url!, key: headers.authorization, fields, durationMs };
}

/** Duration by STREAMINFO, the first block of a FLAC file (RFC 9639, section 8.2). */
function flacMs(file: Buffer): number {
  if (file.toString('latin1', 0, 4) !== 'fLaC') throw new Error('not a FLAC file');
  const info = file.readBigUInt64BE(18);
  return Math.round((Number(info & 0xfffffffffn) / Number(info >> 44n)) * 1000);
}

function answerTo({ durationMs }: SeenPiece, knows: 'words' | 'segments' | 'text' | 'speakers'): object {
  const words = wordsOf(durationMs);
  const text = words.map(({ word }) => word).join(' ');
  const half = Math.ceil(words.length / 2);
  const segments = [words.slice(0, half), words.slice(half)].flatMap((part, id) =>
    part.length === 0
      ? []
      : [{ id, start: part[0]!.start, end: part.at(-1)!.end, text: ` ${part.map(({ word }) => word).join(' ')}` }],
  );
  const duration = durationMs / 1000;
  if (knows === 'text') return { text };
  if (knows === 'segments') return { task: 'transcribe', language: 'english', duration, text, segments };
  if (knows === 'speakers')
    return {
      task: 'transcribe',
      duration,
      text,
      segments: segments.map((segment, at) => ({ type: 'transcript.text.segment', ...segment, speaker: 'AB'[at] })),
    };
  return { task: 'transcribe', language: 'english', duration, text, segments, words };
}

/** Words with their times in seconds, by length. */
function wordsOf(durationMs: number): { word: string; start: number; end: number }[] {
  const words = (saidIn(durationMs) ?? JFK).split(' ').filter(Boolean);
  const whole = words.reduce((sum, word) => sum + word.length + 1, 0);
  let passed = 0;
  const at = (length: number): number => Math.round((durationMs * length) / whole) / 1000;
  return words.map((word) => {
    const start = at(passed);
    passed += word.length + 1;
    return { word, start, end: at(passed - 1) };
  });
}

function saidIn(durationMs: number): string | null {
  const file = KNOWN.find(([, known]) => Math.abs(known - durationMs) < 100)?.[0];
  const folder = sharedFolder('media');
  if (!file || !folder) return null;
  if (file.startsWith('speech-leopard'))
    return 'Mr. Quilter is the apostle of the middle classes and we are glad to welcome his gospel.';
  const all = JSON.parse(readFileSync(join(folder, 'transcripts.json'), 'utf8')) as Record<
    string,
    { transcript: string }
  >;
  return all[file]?.transcript ?? null;
}
