/** A vector in signed bytes: a number is its byte times the scale. */
export interface QuantizedVector {
  readonly scale: number;
  readonly bytes: Int8Array;
}

const LARGEST = 127;

/** Rounds to 255 steps of the largest number; the zero vector stays zero. */
export function quantized(vector: Float32Array): QuantizedVector {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const scale = largest / LARGEST;
  return { scale, bytes: Int8Array.from(vector, (value) => (scale === 0 ? 0 : Math.round(value / scale))) };
}
