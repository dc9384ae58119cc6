import fs from 'node:fs';
import path from 'node:path';
import type { PicturePlan } from '@evident/domain/media';
import { AVSEEK_FLAG_BACKWARD } from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import { filtered, split } from '../engine/filtered.ts';
import { framesOf } from '../engine/frames.ts';
import { FOR_JPEG, JpegEncoder } from '../engine/jpeg.ts';
import { pictures, sizeFilters } from '../engine/pictures.ts';
import { openSource } from '../engine/source.ts';
import { nothingDecoded, tooLong } from '../engine/refusals.ts';

export interface PicturesJob {
  readonly path: string;
  readonly folder: string;
  readonly plan: PicturePlan;
  readonly threads: number;
}

/** Files in the folder of the task. Thumbnails are one file of JPEGs, of which `ends` are the ends in bytes. */
export interface PictureFiles {
  readonly poster: string;
  readonly thumbnails: { readonly file: string; readonly ends: readonly number[] };
  readonly sheets: readonly string[];
}

/** Pictures this much behind the end mean that the claimed duration is wrong. */
const SLACK_MS = 60_000;

/** Draws poster, thumbnails and storyboard. @throws Refusal */
export function drawPictures(job: PicturesJob, onTime: (seconds: number) => void): PictureFiles {
  const poster = drawPoster(job);
  const { thumbnails, storyboard, durationMs } = job.plan;
  const source = openSource(job.path);
  const shape = { ...thumbnails, frameRate: 1000 / thumbnails.intervalMs, fit: true, rough: true };
  const small = `scale=${storyboard.tileWidth}:${storyboard.tileHeight},tile=${storyboard.columns}x${storyboard.rows}`;
  const graph = `[in]split[one][two];[one]${FOR_JPEG}[thumbnail];[two]${small},${FOR_JPEG}[sheet]`;
  const jpegs = { thumbnail: new JpegEncoder(), sheet: new JpegEncoder() };
  const file = path.join(job.folder, 'thumbnails');
  const out = fs.openSync(file, 'w');
  const [ends, sheets]: [number[], string[]] = [[], []];
  for (const { label, frame } of split(pictures(source, shape, job.threads), graph, ['thumbnail', 'sheet'])) {
    const jpeg = jpegs[label].encode(frame);
    if (label === 'sheet') {
      sheets.push(path.join(job.folder, `sheet-${sheets.length}`));
      fs.writeFileSync(sheets.at(-1)!, jpeg);
    } else {
      fs.writeSync(out, jpeg);
      ends.push((ends.at(-1) ?? 0) + jpeg.length);
      onTime((ends.length * thumbnails.intervalMs) / 1000);
      if (ends.length * thumbnails.intervalMs > durationMs + SLACK_MS) tooLong();
    }
  }
  fs.closeSync(out);
  return { poster, thumbnails: { file, ends }, sheets };
}

function drawPoster({ path: file, folder, plan: { poster } }: PicturesJob): string {
  const target = path.join(folder, 'poster');
  for (const at of [poster.atMs / 1000, 0]) {
    const source = openSource(file);
    if (at > 0) source.input.seekSync(at + source.startSeconds, -1, AVSEEK_FLAG_BACKWARD);
    const chain = [...sizeFilters({ ...poster, frameRate: 1 }, source.video!.facts), FOR_JPEG];
    for (const frame of filtered(first(source), chain.join(',')))
      fs.writeFileSync(target, new JpegEncoder().encode(frame));
    source.input.closeSync();
    if (fs.existsSync(target)) return target;
  }
  return nothingDecoded();
}

function* first({ input, video }: ReturnType<typeof openSource>): Generator<Frame> {
  for (const { frame } of framesOf(input, [video!.stream], 1)) {
    yield frame;
    return;
  }
}
