import { execFile } from 'node:child_process';
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { MediaView } from '@evident/domain/media';
import { sharedFolder } from '../support/shared-data.ts';
import { pause, until } from '../support/waiting.ts';
import type { Row } from './row.ts';
import { withStarted } from './started.ts';
import { step } from './step.ts';

/** Seconds of the recording. Shorter ones measure the start of five processes: `HLS_SECONDS=66`. */
const SECONDS = Number(process.env['HLS_SECONDS'] ?? 297);
const SOURCE = { name: 'video/speech-jfk-over-rabbit.mp4', seconds: 11 };
const ROUNDS = 2;
const LIMIT_MS = 3_600_000;
/** Between two questions for the state. Asking without a pause takes a fifth of two processors. */
const ASK_EVERY_MS = 250;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function script(name: string, ...args: string[]): Promise<number> {
  const began = performance.now();
  await promisify(execFile)(process.execPath, [
    '--no-warnings',
    '--experimental-transform-types',
    join(import.meta.dirname, name),
    ...args,
  ]);
  return performance.now() - began;
}

/** The processing of a recording of 1280 × 720 pixels from its upload until it is DONE, and its steps alone. */
export const measure = (): Promise<Row[]> =>
  withStarted(async ({ product, newcomer }) => {
    const shared = sharedFolder('media');
    if (!shared) throw new Error('The shared media are missing');
    const folder = mkdtempSync(join(tmpdir(), 'evident-hls-'));
    const recording = join(folder, 'recording.mp4');
    const { id: projectId } = await newcomer.ask<{ id: string }>('POST', '/projects', { title: 'Recordings' });
    async function processed(): Promise<number> {
      const form = new FormData();
      form.set('file', await openAsBlob(recording), 'recording.mp4');
      const answer = await fetch(`${product.url}/api/v1/projects/${projectId}/files`, {
        method: 'POST',
        headers: { authorization: `Bearer ${newcomer.token}` },
        body: form,
      });
      const { id } = (await answer.json()) as { id: string };
      const began = performance.now();
      let view: MediaView | null = null;
      await until(async () => {
        await pause(ASK_EVERY_MS);
        view = await newcomer.ask<MediaView>('GET', `/files/${id}/media`);
        return view.state !== 'WAITING' && view.state !== 'PROCESSING';
      }, LIMIT_MS);
      if (view!.state !== 'DONE') throw new Error(`The recording is ${view!.state}: ${view!.message}`);
      return performance.now() - began;
    }
    try {
      const times = Math.max(1, Math.round(SECONDS / SOURCE.seconds));
      await step(
        'Making the recording',
        () => script('make-recording.ts', join(shared, SOURCE.name), `${SOURCE.seconds * 1000}`, `${times}`, recording),
        LIMIT_MS,
      );
      const threads = `${Math.max(1, Math.min(4, availableParallelism()))}`;
      const [ours, bare]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(await step(`Processing, round ${round + 1}`, processed, LIMIT_MS));
        bare.push(
          await step(
            `The steps alone, round ${round + 1}`,
            () => script('bare-hls.ts', recording, folder, threads),
            LIMIT_MS,
          ),
        );
      }
      const speed = (ms: number): string => `${((times * SOURCE.seconds * 1000) / ms).toFixed(1)} × real time`;
      return [
        {
          what: `HLS packaging of ${times * SOURCE.seconds} s of 1280×720`,
          against: 'the same steps in a bare node-av script',
          measured: median(ours) / median(bare),
          unit: '×',
          atMost: 1.2,
          note: `${speed(median(ours))}, bare ${speed(median(bare))}; ${threads} threads`,
        },
      ];
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
