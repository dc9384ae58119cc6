import { type AddressInfo, createServer } from 'node:net';

/** The EICAR test file, in parts so that no virus scanner deletes this source file. */
export const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join(''),
);

export interface FakeClamd {
  readonly host: string;
  readonly port: number;
  /** The sizes of the streams that arrived completely. */
  readonly scanned: number[];
  /** Answers all scans with these bytes; null: by their content. An empty answer closes the connection. */
  say(answer: string | null): void;
  close(): Promise<void>;
}

/** In-process fake of ClamAV's daemon: the command zINSTREAM, with a size limit. */
export async function startClamd(maxBytes = 1_000_000): Promise<FakeClamd> {
  const scanned: number[] = [];
  let fixed: string | null = null;
  const server = createServer((socket) => {
    let bytes = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece: Buffer) => {
      bytes = Buffer.concat([bytes, piece]);
      const content = contentOf(bytes);
      if (content === 'unfinished' && bytes.length <= maxBytes) return;
      if (fixed !== null) return void socket.end(fixed);
      if (content === 'unfinished') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      scanned.push(content.length);
      socket.end(content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    scanned,
    say: (answer) => void (fixed = answer),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const COMMAND = 'zINSTREAM\0';

/** Joins the pieces of a stream up to the empty one. */
function contentOf(bytes: Buffer): Buffer | 'unfinished' {
  if (bytes.length < COMMAND.length) return 'unfinished';
  if (bytes.subarray(0, COMMAND.length).toString('latin1') !== COMMAND) throw new Error('Not INSTREAM');
  const pieces: Buffer[] = [];
  let at = COMMAND.length;
  while (at + 4 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    if (size === 0) return Buffer.concat(pieces);
    pieces.push(bytes.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return 'unfinished';
}
