import { Refusal } from '@evident/domain/kernel';
import { AV_LOG_QUIET } from 'node-av/constants';
import { Log } from 'node-av/lib';
import { encodeAudio } from '../tasks/audio-rendition.ts';
import { audioPiece } from '../tasks/audio-piece.ts';
import { measure } from '../tasks/measure.ts';
import { drawPictures } from '../tasks/pictures.ts';
import { probe } from '../tasks/probe.ts';
import { render } from '../tasks/render.ts';
import { encodeRendition } from '../tasks/rendition.ts';
import { silences } from '../tasks/silences.ts';
import { isOfMachine } from '../engine/faults.ts';
import type { MediaReport, MediaTask } from './messages.ts';

/** Runs the one task of this process, and reports how it ended. */
export function serveTask(): void {
  Log.setLevel(AV_LOG_QUIET);
  process.on('disconnect', () => process.exit());
  process.once('message', (task: MediaTask) => {
    const last = reportOf(task);
    process.send?.(last, () => process.exit());
  });
}

function reportOf(task: MediaTask): MediaReport {
  try {
    return { done: run(task) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: { code: error.code, title: error.title, advice: error.advice } };
    return { failed: { by: isOfMachine(error) ? 'machine' : 'file', message: String(error) } };
  }
}

function run(task: MediaTask): unknown {
  switch (task.what) {
    case 'probe':
      return probe(task.path);
    case 'silences':
      return silences(task.path);
    case 'audioPiece':
      return audioPiece(task.path, task.span, task.target);
    case 'measure':
      return measure(task, onTime);
    case 'audio':
      return encodeAudio(task, onTime);
    case 'pictures':
      return drawPictures(task, onTime);
    case 'rendition':
      return encodeRendition(task, onTime);
    case 'render':
      return render(task, onTime);
  }
}

/** Milliseconds between two reports of progress. */
const EVERY_MS = 500;
let reported = 0;

function onTime(seconds: number): void {
  const now = performance.now();
  if (now - reported < EVERY_MS) return;
  reported = now;
  process.send?.({ seconds } satisfies MediaReport);
}
