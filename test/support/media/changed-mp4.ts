/** Places of all boxes of a type (ISO/IEC 14496-12), as the offset of their type. */
function boxes(file: Buffer, type: string): number[] {
  const found: number[] = [];
  for (let at = file.indexOf(type); at >= 0; at = file.indexOf(type, at + 4)) found.push(at);
  return found;
}

/** The recording as a phone held upright writes it: the picture is turned by a quarter for display. */
export function turned(source: Buffer): Buffer {
  const file = Buffer.from(source);
  // The first track is the picture. The matrix is the last but two fields of its header.
  const matrix = boxes(file, 'tkhd')[0]! + 44;
  [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000].forEach((value, place) =>
    file.writeInt32BE(value, matrix + place * 4),
  );
  return file;
}

/** Every duration of the header is 3,600 times as long. */
export function claimingHours(source: Buffer): Buffer {
  const file = Buffer.from(source);
  const durations = [
    ...boxes(file, 'mvhd').map((at) => at + 20),
    ...boxes(file, 'mdhd').map((at) => at + 20),
    ...boxes(file, 'tkhd').map((at) => at + 24),
  ];
  for (const at of durations) file.writeUInt32BE(Math.min(0xfffffff0, file.readUInt32BE(at) * 3_600), at);
  return file;
}

/** A twentieth of the pictures and sound, in the middle, is noise. */
export function corrupted(source: Buffer): Buffer {
  const file = Buffer.from(source);
  const start = boxes(file, 'mdat')[0]! + 4;
  const [from, to] = [0.5, 0.55].map((part) => start + Math.floor((file.length - start) * part)) as [number, number];
  let noise = 1;
  for (let at = from; at < to; at += 1) {
    noise = (noise * 1_103_515_245 + 12_345) % 2 ** 31;
    file[at] = noise >> 16;
  }
  return file;
}
