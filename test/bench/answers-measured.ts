import { extractAnswer, extractedAnswer } from '@evident/application/conversations/extract-answer';
import type { FindPassages, FoundPassage } from '@evident/application/conversations/find-passages';
import { Search } from '@evident/application/search/search';
import { layOut } from '@evident/domain/content';
import type { AskedScope } from '@evident/domain/conversations';
import type { Uuid } from '@evident/domain/kernel';
import startCluster from '../support/global-setup.ts';
import stopCluster from '../support/global-teardown.ts';
import { contentOf, meetings, opened, questions, type Turn, type World } from './answers-world.ts';
import { shownAnswers } from './answers-shown.ts';
import type { Row } from './row.ts';

const PASSAGES = 5;
const SENTENCES = 6;
const RESAMPLES = 1_000;
/** Passages of the index whose speed is measured, of about 400 characters. */
const INDEXED = Number(process.env['BENCH_PASSAGES'] ?? 100_000);
const TIMED = 80;

/** Places in code points. */
const overlaps = (place: { start: number; end: number }, gold: readonly (readonly [number, number])[]): boolean =>
  gold.some(([start, end]) => place.start < end && place.end > start);

interface Judged {
  readonly hit: number;
  readonly precision: number | null;
}

interface Method {
  readonly find: FindPassages;
  readonly understanding: Parameters<typeof extractAnswer>[0];
}

async function judged(
  world: World,
  { find, understanding }: Method,
  scopeOf: (note: Uuid) => AskedScope,
  notes: ReadonlyMap<string, Uuid>,
): Promise<Judged[]> {
  const layouts = new Map(meetings.map(({ name, turns }) => [name, layOut(contentOf(turns)).blocks]));
  const results: Judged[] = [];
  for (const { meeting, query, relevant_turn_spans: spans } of questions) {
    const note = notes.get(meeting)!;
    const blocks = layouts.get(meeting)!;
    const gold = spans.map(
      ([from, to]) => [blocks[from]!.start, blocks[Math.min(to, blocks.length - 1)]!.end] as const,
    );
    const found = await find(world.ada, scopeOf(note), query, PASSAGES);
    const isGold = ({ source, start, end }: FoundPassage): boolean =>
      source.id === note && overlaps({ start, end }, gold);
    const { citations } = (await extractedAnswer(understanding)(query, found, SENTENCES)).content;
    const right = citations.filter((citation) => citation.id === note && overlaps(citation, gold)).length;
    results.push({
      hit: found.passages.some(isGold) ? 1 : 0,
      precision: citations.length === 0 ? null : right / citations.length,
    });
  }
  return results;
}

/** The same numbers on every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** 95 % interval of a mean over resampled questions. */
function interval(values: readonly number[]): string {
  const random = randomFrom(1);
  const means = Array.from({ length: RESAMPLES }, () =>
    mean(values.map(() => values[Math.floor(random() * values.length)]!)),
  ).sort((a, b) => a - b);
  return `${means[Math.floor(RESAMPLES * 0.025)]!.toFixed(3)}–${means[Math.floor(RESAMPLES * 0.975)]!.toFixed(3)}`;
}

const domainOf = (meeting: string): string =>
  meeting.startsWith('B') ? 'academic' : /^[EIT]S/.test(meeting) ? 'product' : 'committee';

/** Questions of meetings of another kind have no answer in a meeting. */
async function unanswerable(world: World, notes: ReadonlyMap<string, Uuid>): Promise<Row> {
  const asked = await Promise.all(
    questions.map(async ({ meeting, query }, at) => {
      const others = meetings.filter(({ name }) => domainOf(name) !== domainOf(meeting));
      const other = others[(at * 7) % others.length]!;
      const isAnswered = async (name: string): Promise<number> => {
        const found = await world.find(world.ada, { type: 'NOTE', id: notes.get(name)! }, query, PASSAGES);
        return (await extractAnswer(world)(query, found, SENTENCES)).length > 0 ? 1 : 0;
      };
      return { own: await isAnswered(meeting), other: await isAnswered(other.name) };
    }),
  );
  return {
    what: 'QMSum questions asked of a meeting of another kind: answered',
    against: 'none',
    measured: mean(asked.map(({ other }) => other)),
    unit: 'share',
    atMost: 0.1,
    note: `of their own meeting ${mean(asked.map(({ own }) => own)).toFixed(3)}`,
  };
}

async function quality(): Promise<Row[]> {
  const world = await opened();
  try {
    const ids = await world.add(meetings.map(({ turns }) => turns));
    await world.ready();
    const notes = new Map(meetings.map(({ name }, at) => [name, ids[at]!]));
    const ofNote = (id: Uuid): AskedScope => ({ type: 'NOTE', id });
    const ofAll = (): AskedScope => ({ type: 'WORKSPACE', id: null });
    const rows: Row[] = [];
    for (const [where, scopeOf] of [
      ['the meeting', ofNote],
      ['35 meetings', ofAll],
    ] as const) {
      const both = await judged(world, { find: world.find, understanding: world }, scopeOf, notes);
      const words = await judged(
        world,
        { find: world.findWords, understanding: { ...world, embedder: null } },
        scopeOf,
        notes,
      );
      const answered = (results: readonly Judged[]) => results.flatMap(({ precision }) => precision ?? []);
      const pairs = both.flatMap((one, at): [number, number][] => {
        const other = words[at]!.precision;
        return one.precision === null || other === null ? [] : [[one.precision, other]];
      });
      const row = (what: string, ours: readonly number[], theirs: readonly number[], more: string): Row => ({
        what: `QMSum questions asked of ${where}: ${what}`,
        against: 'the same by words alone',
        measured: mean(ours) / mean(theirs),
        unit: '×',
        atLeast: 1,
        note: `${mean(ours).toFixed(3)} (${interval(ours)}) against ${mean(theirs).toFixed(3)} (${interval(theirs)}), ${more}`,
      });
      rows.push(
        row(
          'answer recall@5',
          both.map(({ hit }) => hit),
          words.map(({ hit }) => hit),
          `${both.length} questions`,
        ),
        row(
          'citation precision',
          pairs.map(([one]) => one),
          pairs.map(([, other]) => other),
          `${pairs.length} questions that both answer; of all ${answered(both).length} and ${answered(words).length} answers: ${mean(answered(both)).toFixed(3)} (${interval(answered(both))}) against ${mean(answered(words)).toFixed(3)} (${interval(answered(words))})`,
        ),
      );
    }
    return [...rows, await unanswerable(world, notes), ...(await shownAnswers(world, notes))];
  } finally {
    await world.close();
  }
}

const p95 = (ms: readonly number[]): number => [...ms].sort((a, b) => a - b)[Math.floor(ms.length * 0.95)]!;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function speed(): Promise<Row> {
  const world = await opened();
  try {
    const all = meetings.flatMap(({ turns }) => turns).filter(({ content }) => content.length > 0);
    const random = randomFrom(3);
    /** About 20 passages each, as an interview of ten minutes. */
    const interview = (): Turn[] => {
      const from = Math.floor(random() * all.length);
      const turns: Turn[] = [];
      for (let size = 0, at = from; size < 8_000; at += 1) {
        const turn = all[at % all.length]!;
        turns.push(turn);
        size += turn.content.length + 1;
      }
      return turns;
    };
    for (let made = 0; made < INDEXED / 20; made += 500)
      await world.add(Array.from({ length: Math.min(500, INDEXED / 20 - made) }, interview));
    await world.ready();
    const [searches, answers]: [number[], number[]] = [[], []];
    const asked = questions.filter((_, at) => at % Math.floor(questions.length / TIMED) === 0);
    for (const [at, { query }] of [...asked.slice(0, 5), ...asked].entries()) {
      const search = await timed(() =>
        world.search.execute(
          new Search(world.ada, { query, method: 'HYBRID', types: ['NOTE', 'INSIGHT', 'HIGHLIGHT'] }),
        ),
      );
      const answer = await timed(async () => {
        const found = await world.find(world.ada, { type: 'WORKSPACE', id: null }, query, PASSAGES);
        await extractedAnswer(world)(query, found, SENTENCES);
      });
      if (at < 5) continue;
      searches.push(search);
      answers.push(answer);
    }
    return {
      what: `answer without a model over ${INDEXED.toLocaleString('en')} passages, first citation p95`,
      against: 'the bare search',
      measured: p95(answers) / p95(searches),
      unit: '×',
      atMost: 1.5,
      note: `${Math.round(p95(answers))} against ${Math.round(p95(searches))} ms; medians ${Math.round(median(answers))} and ${Math.round(median(searches))} ms`,
    };
  } finally {
    await world.close();
  }
}

const median = (ms: readonly number[]): number => [...ms].sort((a, b) => a - b)[Math.floor(ms.length / 2)]!;

await startCluster();
try {
  const only = process.argv[2];
  const rows = [...(only === 'speed' ? [] : await quality()), ...(only === 'quality' ? [] : [await speed()])];
  process.stdout.write(JSON.stringify(rows, null, 1));
} finally {
  await stopCluster();
}
