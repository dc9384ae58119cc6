import { hash } from 'node:crypto';
import type { QuantizedVector } from '@evident/domain/search';

/**
 * The passages of an object as bytes. Each has start and end (unsigned 32-bit integers), the digest of its text (8 bytes), a scale (32-bit float), and one signed byte for
 * each dimension; all little-endian. A number of the vector is its byte times the scale.
 */
export const VECTOR_AT = 20;
export const SCALE_AT = 16;
const DIGEST_AT = 8;

export const packedSize = (dimensions: number): number => VECTOR_AT + dimensions;

export interface PackedPassage extends QuantizedVector {
  readonly start: number;
  readonly end: number;
  readonly digest: bigint;
}

export const digestOfPassage = (text: string): bigint => hash('sha256', text, 'buffer').readBigInt64LE();

export function packed(passages: readonly PackedPassage[], dimensions: number): Buffer {
  const size = packedSize(dimensions);
  const buffer = Buffer.alloc(passages.length * size);
  for (const [at, { start, end, digest, scale, bytes }] of passages.entries()) {
    const from = at * size;
    buffer.writeUInt32LE(start, from);
    buffer.writeUInt32LE(end, from + 4);
    buffer.writeBigInt64LE(digest, from + DIGEST_AT);
    buffer.writeFloatLE(scale, from + SCALE_AT);
    buffer.set(new Uint8Array(bytes.buffer, bytes.byteOffset, dimensions), from + VECTOR_AT);
  }
  return buffer;
}

/** @returns nothing if the bytes are of another number of dimensions */
export function unpacked(bytes: Uint8Array, dimensions: number): PackedPassage[] {
  const size = packedSize(dimensions);
  if (bytes.length % size !== 0) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / size }, (_, at) => ({
    start: view.getUint32(at * size, true),
    end: view.getUint32(at * size + 4, true),
    digest: view.getBigInt64(at * size + DIGEST_AT, true),
    scale: view.getFloat32(at * size + SCALE_AT, true),
    bytes: new Int8Array(bytes.buffer, bytes.byteOffset + at * size + VECTOR_AT, dimensions),
  }));
}
