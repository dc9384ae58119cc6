import { writeFileSync } from 'node:fs';
import { Demuxer } from 'node-av/api';
import { AVMEDIA_TYPE_AUDIO, AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import { filtered } from '../../adapters/ffmpeg/engine/filtered.ts';
import { framesOf } from '../../adapters/ffmpeg/engine/frames.ts';

/**
 * Decodes a file in a process of its own. `pictures`: width and height (32 bit), then gray pictures of that size.
 * `sound`: 8 kHz, mono, 16 bit.
 */
const [what, source, target] = process.argv.slice(2) as ['pictures' | 'sound', string, string];
const input = Demuxer.openSync(source);
const wanted = what === 'pictures' ? AVMEDIA_TYPE_VIDEO : AVMEDIA_TYPE_AUDIO;
const stream = input.streams!.find(({ codecpar }) => codecpar.codecType === wanted)!;
const chain =
  what === 'pictures' ? 'format=gray' : 'aresample=8000,aformat=sample_fmts=s16:sample_rates=8000:channel_layouts=mono';
function* decoded() {
  for (const { frame } of framesOf(input, [stream], 1)) yield frame;
}
const parts: Buffer[] = [];
for (const frame of filtered(decoded(), chain)) {
  if (what === 'pictures' && parts.length === 0) {
    const size = Buffer.alloc(8);
    size.writeUInt32LE(frame.width);
    size.writeUInt32LE(frame.height, 4);
    parts.push(size);
  }
  parts.push(Buffer.from(frame.toBuffer()));
  frame.free();
}
input.closeSync();
writeFileSync(target, Buffer.concat(parts));
// Native memory that is collected later crashes at the end.
process.exit();
