import { quantized } from './quantized-vector.ts';

it('keeps each number within half a step, and zero as zero', () => {
  const vector = Float32Array.of(0.5, -1, 0.003, 0);
  const { scale, bytes } = quantized(vector);
  expect(bytes[1]).toBe(-127);
  for (const [at, value] of vector.entries())
    expect(Math.abs(bytes[at]! * scale - value)).toBeLessThanOrEqual(scale / 2 + 1e-7);
  expect(quantized(new Float32Array(3))).toEqual({ scale: 0, bytes: new Int8Array(3) });
});
