import { extractAnswer, extractedAnswer } from '@evident/application/conversations/extract-answer';
import { type AskedScope, PASSAGE_NEIGHBORS } from '@evident/domain/conversations';
import { layOut } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import {
  ABSENT,
  type Asked,
  contentOf,
  isHeldOut,
  meetings,
  ownQuestions,
  questions,
  type World,
} from './answers-world.ts';
import type { Row } from './row.ts';

const PASSAGES = 5;
/** Code points of the gold span that an answer has to show, or all of a shorter one. */
const HOLDS = 80;

interface Shown {
  readonly isHeldOut: boolean;
  readonly isShown: boolean;
  /** Whether the passages with their neighbors hold the gold span. */
  readonly holds: boolean;
  /** Whether a marked sentence is in it. */
  readonly isMarked: boolean;
}

type Range = readonly [start: number, end: number];

const shared = (gold: readonly Range[], start: number, end: number): number =>
  gold.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(to, end) - Math.max(from, start)), 0);

async function shownFor(
  world: World,
  asked: readonly Asked[],
  notes: ReadonlyMap<string, Uuid>,
  scopeOf: (note: Uuid) => AskedScope,
): Promise<Shown[]> {
  const layouts = new Map(meetings.map(({ name, turns }) => [name, layOut(contentOf(turns)).blocks]));
  const results: Shown[] = [];
  for (const { meeting, query, relevant_turn_spans: spans } of asked) {
    const note = notes.get(meeting)!;
    const blocks = layouts.get(meeting)!;
    const gold = spans.map(([from, to]): Range => [blocks[from]!.start, blocks[Math.min(to, blocks.length - 1)]!.end]);
    const found = await world.find(world.ada, scopeOf(note), query, PASSAGES);
    const { citations } = (await extractedAnswer(world)(query, found, PASSAGES)).content;
    const own = citations.filter(({ id }) => id === note);
    const passages = found.passages.filter(({ source }) => citations.length > 0 && source.id === note);
    const held = passages.reduce(
      (sum, { start, end }) => sum + shared(gold, start - PASSAGE_NEIGHBORS, end + PASSAGE_NEIGHBORS),
      0,
    );
    const whole = gold.reduce((sum, [start, end]) => sum + end - start, 0);
    results.push({
      isHeldOut: isHeldOut(meeting),
      isShown: citations.length > 0,
      holds: held >= Math.min(HOLDS, whole),
      isMarked: own.some(({ start, end }) => shared(gold, start, end) > 0),
    });
  }
  return results;
}

const share = <T>(of: readonly T[], is: (one: T) => boolean): number => of.filter(is).length / Math.max(1, of.length);

function rowsOf(what: string, all: readonly Shown[], goal: number): Row[] {
  const [tuned, held] = [all.filter((one) => !one.isHeldOut), all.filter((one) => one.isHeldOut)];
  const shown = (of: readonly Shown[]) => of.filter(({ isShown }) => isShown);
  const misses = (of: readonly Shown[]) => share(shown(of), ({ holds }) => !holds);
  const base = { against: '', unit: 'share' };
  return [
    {
      ...base,
      what: `${what}: the shown answer holds the gold span, held-out meetings`,
      measured: share(held, ({ holds }) => holds),
      atLeast: goal,
      note: `${held.length} questions, ${shown(held).length} answered; a marked sentence is in the span for ${share(held, ({ isMarked }) => isMarked).toFixed(3)}; tuned meetings ${share(tuned, ({ holds }) => holds).toFixed(3)} of ${tuned.length}`,
    },
    {
      ...base,
      what: `${what}: shown answers that miss the gold span, held-out meetings`,
      measured: misses(held),
      atMost: 0.15,
      note: `tuned meetings ${misses(tuned).toFixed(3)}`,
    },
  ];
}

/** Questions on subjects that no meeting has: no answer should be shown. */
async function absent(world: World): Promise<Row> {
  const asked = ABSENT.filter((_, at) => at % 2 === 1);
  let answered = 0;
  for (const question of asked) {
    const found = await world.find(world.ada, { type: 'WORKSPACE', id: null }, question, PASSAGES);
    if ((await extractAnswer(world)(question, found, PASSAGES)).length > 0) answered += 1;
  }
  return {
    what: 'questions of XQuAD, whose subjects do not occur, asked of 35 meetings: answered, held-out questions',
    against: '',
    measured: answered / Math.max(1, asked.length),
    unit: 'share',
    atMost: 0.05,
    note: `${asked.length} questions`,
  };
}

/** Whether the answers that are shown hold what was asked for: questions of QMSum, which are mostly wide, and our own, which are not. */
export async function shownAnswers(world: World, notes: ReadonlyMap<string, Uuid>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, asked] of [
    ['QMSum questions', questions],
    ['own questions', ownQuestions],
  ] as const) {
    const ofNote = await shownFor(world, asked, notes, (id) => ({ type: 'NOTE', id }));
    rows.push(...rowsOf(`${name} asked of the meeting`, ofNote, 0.75));
    const ofAll = await shownFor(world, asked, notes, () => ({ type: 'WORKSPACE', id: null }));
    rows.push(...rowsOf(`${name} asked of 35 meetings`, ofAll, 0.5));
  }
  return [...rows, await absent(world)];
}
