import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { ProducedFile, StepFindings, StepOptions } from '@evident/application/media/media-tool';
import { type MediaWork, type SegmentIndex } from '@evident/domain/media';
import type { MediaTask } from './process/messages.ts';
import type { Measures } from './tasks/measure.ts';
import type { PictureFiles } from './tasks/pictures.ts';

export interface Place {
  readonly file: string;
  readonly folder: string;
  readonly threads: number;
}

type Run = <T>(task: MediaTask, onSeconds: (seconds: number) => void) => Promise<T>;
type Draft = Pick<ProducedFile, 'kind' | 'number' | 'mediaType' | 'detail'>;

/** Runs a step in a media process and passes on the files that it made. */
export async function packageStep(
  { file, folder, threads }: Place,
  work: MediaWork,
  { keep, onProgress }: StepOptions,
  run: Run,
): Promise<StepFindings> {
  const durationMs = work.what === 'pictures' ? work.plan.durationMs : work.durationMs;
  const onSeconds = (seconds: number): void => onProgress(Math.min(1, (seconds * 1000) / Math.max(1, durationMs)));
  const target = path.join(folder, 'output');
  const store = async (made: string, draft: Draft): Promise<void> => {
    const { size } = await fs.stat(made);
    await keep({ ...draft, size, bytes: createReadStream(made) });
    await fs.rm(made);
  };

  switch (work.what) {
    case 'measure': {
      const { lufs, ...waveform } = await run<Measures>({ what: 'measure', path: file, durationMs }, onSeconds);
      await fs.writeFile(target, JSON.stringify(waveform));
      const { intervalMs } = waveform;
      await store(target, { kind: 'WAVEFORM', number: 0, mediaType: 'application/json', detail: { intervalMs } });
      return { lufs };
    }
    case 'audio': {
      const { gainDb } = work;
      const index = await run<SegmentIndex>({ what: 'audio', path: file, target, durationMs, gainDb }, onSeconds);
      await store(target, { kind: 'AUDIO', number: 0, mediaType: 'audio/mp4', detail: { index, channels: 2 } });
      return {};
    }
    case 'rendition': {
      const { rendition } = work;
      const { width, height, frameRate } = rendition;
      const task = { what: 'rendition', path: file, target, durationMs, rendition, threads } as const;
      const index = await run<SegmentIndex>(task, onSeconds);
      const detail = { index, width, height, frameRate };
      await store(target, { kind: 'HLS', number: Math.min(width, height), mediaType: 'video/mp4', detail });
      return {};
    }
    case 'pictures': {
      const { plan } = work;
      const made = await run<PictureFiles>({ what: 'pictures', path: file, folder, plan, threads }, onSeconds);
      const jpeg = (kind: Draft['kind'], number = 0, detail: Draft['detail'] = {}): Draft => ({
        kind,
        number,
        mediaType: 'image/jpeg',
        detail,
      });
      const { poster, thumbnails, storyboard } = plan;
      await store(made.poster, jpeg('POSTER', 0, { width: poster.width, height: poster.height }));
      for (const [number, sheet] of made.sheets.entries())
        await store(sheet, jpeg('STORYBOARD', number, { intervalMs: storyboard.intervalMs }));
      const { intervalMs } = thumbnails;
      await store(made.thumbnails.file, jpeg('THUMBNAILS', 0, { ends: made.thumbnails.ends, intervalMs }));
      return {};
    }
  }
}
