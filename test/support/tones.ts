/** One stretch of sound; silence without a frequency. */
export interface Stretch {
  readonly ms: number;
  readonly hz?: number;
  /** Of full scale; default 0.3. */
  readonly level?: number;
}

/** A WAV file (16 bit) of tones and pauses, the same on every channel. */
export function wavOf(stretches: readonly Stretch[], { rate = 16_000, channels = 1 } = {}): Buffer {
  const samples = stretches.flatMap(({ ms, hz = 0, level = 0.3 }) =>
    Array.from({ length: Math.round((ms * rate) / 1000) }, (_, at) =>
      hz === 0 ? 0 : Math.round(Math.sin((2 * Math.PI * hz * at) / rate) * level * 32_767),
    ),
  );
  const file = Buffer.alloc(44 + samples.length * channels * 2);
  file.write('RIFF');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * channels * 2, 28);
  file.writeUInt16LE(channels * 2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length * channels * 2, 40);
  samples.forEach((sample, at) => {
    for (let channel = 0; channel < channels; channel += 1)
      file.writeInt16LE(sample, 44 + (at * channels + channel) * 2);
  });
  return file;
}
