/** The lowest rate that browsers play. */
const RATE = 3_000;

/** Address of a silent WAV file: one byte for each sample, mono. */
export function silentRecording(seconds: number): string {
  const samples = new Uint8Array(seconds * RATE).fill(128);
  const head = new DataView(new ArrayBuffer(44));
  const text = (at: number, letters: string) =>
    [...letters].forEach((one, index) => head.setUint8(at + index, one.charCodeAt(0)));
  text(0, 'RIFF');
  head.setUint32(4, 36 + samples.length, true);
  text(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, RATE, true);
  head.setUint32(28, RATE, true);
  head.setUint16(32, 1, true);
  head.setUint16(34, 8, true);
  text(36, 'data');
  head.setUint32(40, samples.length, true);
  return URL.createObjectURL(new Blob([head, samples], { type: 'audio/wav' }));
}
