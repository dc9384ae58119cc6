import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { TEXT_SHAPES } from '../builders/text-shapes.ts';
import { type Newcomer, newcomerAt } from '../support/newcomer.ts';
import { busyNeighbor } from './busy-neighbor.ts';
import type { Row } from './row.ts';
import { type Started, withStarted } from './started.ts';
import { step } from './step.ts';

const LIMIT_MS = 900_000;
const IDLE_REQUESTS = 200;
/** Between two requests of the quiet workspace. */
const EVERY_MS = 20;

interface Timed {
  readonly path: string;
  readonly ms: number;
}

/**
 * Delays of a workspace whose neighbor imports a megabyte without punctuation, tags 10,000 highlights, undoes an import of
 * 9,500 people and uploads 100 files, all at once.
 */
export const measure = (): Promise<Row[]> =>
  withStarted(async (started) => {
    const quiet = await newcomerAt(started.product.url, started.dataFolder, 'zoe', 'quiet');
    const paths = await pathsOf(quiet);
    const idle = await step('Reading while idle', () => requests(started, quiet, paths, IDLE_REQUESTS));
    const neighbor = await step('Preparing the busy workspace', () => busyNeighbor(started), LIMIT_MS);
    await settled(started);
    const [load = 0] = loadavg();
    const began = performance.now();
    let isBusy = true;
    const work = step('The busy workspace', () => neighbor.work(), LIMIT_MS).finally(() => (isBusy = false));
    const found = searchable(quiet);
    const busy = await requests(started, quiet, paths, Infinity, () => isBusy);
    await work;
    const seconds = (performance.now() - began) / 1000;
    const delays = busy.map(
      ({ path, ms }) => ms - median(idle.filter((one) => one.path === path).map((one) => one.ms)),
    );
    const usual = idle.map(({ ms }) => ms);
    return [
      {
        what: 'delay of requests while another workspace imports 1 MB without punctuation, tags 10,000 highlights, undoes 9,500 people and uploads 100 files, p95',
        against: 'the same requests on the idle product',
        measured: quantile(delays, 0.95),
        unit: 'ms',
        atMost: 50,
        note: `median ${median(delays).toFixed(1)} ms, worst ${Math.round(Math.max(...delays))} ms of ${delays.length} requests in ${seconds.toFixed(1)} s; idle median ${median(usual).toFixed(1)} ms, p95 ${quantile(usual, 0.95).toFixed(1)} ms; load of the machine before ${load.toFixed(1)}`,
      },
      {
        what: 'import of 1 kB meanwhile, until searchable',
        against: '',
        measured: await found,
        unit: 's',
        atMost: 5,
      },
    ];
  });

/** Addresses that a member opens: notes, one of them, its content, tags, and a search. */
async function pathsOf(quiet: Newcomer): Promise<string[]> {
  const { id: projectId } = await quiet.ask<{ id: string }>('POST', '/projects', { title: 'Quiet' });
  const { id: noteId } = await quiet.ask<{ id: string }>('POST', `/projects/${projectId}/notes`, {
    title: 'Interview',
    markdown: TEXT_SHAPES['one line of sentences'](2_000),
  });
  return [
    '/me',
    `/projects/${projectId}/notes`,
    `/notes/${noteId}`,
    `/notes/${noteId}/content`,
    `/projects/${projectId}/tag-boards`,
    '/search?query=tool',
  ];
}

/** Asks one after the other, while allowed. */
async function requests(
  { product }: Started,
  { token }: Newcomer,
  paths: readonly string[],
  most: number,
  isOn = (): boolean => true,
): Promise<Timed[]> {
  const timed: Timed[] = [];
  for (let at = 0; at < most && isOn(); at += 1) {
    const path = paths[at % paths.length]!;
    const began = performance.now();
    const response = await fetch(`${product.url}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
    await response.text();
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    timed.push({ path, ms: performance.now() - began });
    await pause(EVERY_MS);
  }
  return timed;
}

/** Seconds until the words of a text of 1 kB are found, which is imported after the neighbor has begun. */
async function searchable(quiet: Newcomer): Promise<number> {
  await pause(1_000);
  const { id: projectId } = await quiet.ask<{ id: string }>('POST', '/projects', { title: 'Small import' });
  const { id: fileId } = await quiet.upload<{ id: string }>(
    `/projects/${projectId}/files`,
    new File([`Quokka. ${TEXT_SHAPES['one line of sentences'](1_000)}`], 'small.txt'),
  );
  const began = performance.now();
  await quiet.ask('POST', `/projects/${projectId}/imports`, { files: [{ fileId }] });
  for (;;) {
    const found = await quiet.ask<unknown>('GET', '/search?query=quokka');
    if (JSON.stringify(found).includes('small')) return (performance.now() - began) / 1000;
    await pause(50);
  }
}

/** Resolves when no event and no job is left. */
async function settled({ database }: Started): Promise<void> {
  for (;;) {
    const { rows } = await database.query<{ left: number }>(
      `SELECT (SELECT count(*) FROM pgboss.job WHERE state IN ('created', 'active') AND start_after <= now())::int AS left`,
    );
    if (rows[0]!.left === 0) return;
    await pause(100);
  }
}

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * share)]!;
const median = (values: readonly number[]): number => quantile(values, 0.5);
