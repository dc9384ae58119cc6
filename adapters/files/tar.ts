import type { PackedFile } from '@evident/application/closing/ports';

const BLOCK = 512;
/** Longer sizes have a binary form (POSIX.1-2001, GNU base-256). */
const OCTAL_MAX = 0o77777777777;

/** Packs files as a tar archive while they are read, of any size. Paths have at most 100 ASCII characters. */
export async function* tar(files: AsyncIterable<PackedFile>): AsyncIterable<Uint8Array> {
  for await (const { path, size, bytes } of files) {
    yield headerOf(path, size);
    let written = 0;
    for await (const chunk of bytes) {
      written += chunk.byteLength;
      yield chunk;
    }
    if (written !== size) throw new Error(`${path} has ${written} bytes instead of ${size}`);
    if (size % BLOCK > 0) yield new Uint8Array(BLOCK - (size % BLOCK));
  }
  yield new Uint8Array(2 * BLOCK);
}

function headerOf(path: string, size: number): Uint8Array {
  const header = Buffer.alloc(BLOCK);
  header.write(path, 0, 100, 'ascii');
  header.write('0000600\0', 100, 'ascii');
  header.write('0000000\0', 108, 'ascii');
  header.write('0000000\0', 116, 'ascii');
  if (size <= OCTAL_MAX) header.write(`${size.toString(8).padStart(11, '0')}\0`, 124, 'ascii');
  else {
    header.writeUInt8(0x80, 124);
    header.writeBigUInt64BE(BigInt(size), 128);
  }
  header.write('00000000000\0', 136, 'ascii');
  header.write('        ', 148, 'ascii');
  header.write('0', 156, 'ascii');
  header.write('ustar\x0000', 257, 'ascii');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'ascii');
  return header;
}
