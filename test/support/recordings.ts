const RATE = 8_000;

/** Returns a WAV file with a tone, silent in the given spans of seconds. 8 kHz, 8 bit, mono. */
export function toneWav(seconds: number, ...silent: [number, number][]): Buffer {
  const data = Buffer.alloc(seconds * RATE, 128);
  for (let at = 0; at < data.length; at += 1)
    if (!silent.some(([from, to]) => at >= from * RATE && at < to * RATE)) data[at] = 128 + 60 * ((at >> 3) % 2);
  const head = Buffer.alloc(44);
  head.write('RIFF');
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  [16, 0].forEach((value, at) => head.writeUInt16LE(value, 16 + at * 2));
  [1, 1].forEach((value, at) => head.writeUInt16LE(value, 20 + at * 2));
  [RATE, RATE].forEach((value, at) => head.writeUInt32LE(value, 24 + at * 4));
  [1, 8].forEach((value, at) => head.writeUInt16LE(value, 32 + at * 2));
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
