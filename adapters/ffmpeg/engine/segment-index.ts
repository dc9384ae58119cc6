import fs from 'node:fs';
import type { Segment, SegmentIndex } from '@evident/domain/media';

/** Boxes before the first segment, including the index, are smaller. */
const HEAD_BYTES = 8_000_000;

/** Reads the segment index (`sidx`, ISO/IEC 14496-12, 8.16.3) of a fragmented MP4 file with one track. */
export function segmentIndexOf(file: string, codecs: string): SegmentIndex {
  const head = Buffer.alloc(Math.min(HEAD_BYTES, fs.statSync(file).size));
  const handle = fs.openSync(file, 'r');
  fs.readSync(handle, head, 0, head.length, 0);
  fs.closeSync(handle);
  for (let at = 0; at + 8 <= head.length;) {
    const size = head.readUInt32BE(at);
    const type = head.toString('latin1', at + 4, at + 8);
    if (type === 'sidx') return { headerBytes: at, codecs, ...indexAt(head, at, size) };
    if (size < 8) break;
    at += size;
  }
  throw new Error('The file has no segment index');
}

function indexAt(head: Buffer, at: number, size: number): Pick<SegmentIndex, 'firstByte' | 'segments'> {
  const wide = head.readUInt8(at + 8) === 1;
  const timescale = head.readUInt32BE(at + 16);
  const offset = wide ? Number(head.readBigUInt64BE(at + 28)) : head.readUInt32BE(at + 24);
  const counts = at + (wide ? 36 : 28);
  const segments: Segment[] = [];
  let [ticks, ms] = [0, 0];
  for (let entry = 0; entry < head.readUInt16BE(counts + 2); entry += 1) {
    const place = counts + 4 + entry * 12;
    ticks += head.readUInt32BE(place + 4);
    const end = Math.round((ticks * 1000) / timescale);
    segments.push({ bytes: head.readUInt32BE(place) % 2 ** 31, durationMs: end - ms });
    ms = end;
  }
  return { firstByte: at + size + offset, segments };
}
