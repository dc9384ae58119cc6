import { sentimentOf } from '../../adapters/text-workers/sentiment.ts';
import { contradictionIn } from '../../domain/channels/index.ts';
import { CERTAIN_SENTIMENT } from '../../domain/suggestions/index.ts';
import { Themes } from '../../domain/themes/index.ts';
import { embedded, shuffled } from './embedded.ts';
import { type Labeled, LABELED_SETS } from './labeled-sets.ts';
import { reviews } from './reviews.ts';
import type { Row } from './row.ts';

const SETS = ['banking77', 'clinc150'] as const;
const LABELS = 40;
const EXAMPLES = [3, 5, 10] as const;
const BATCH = 100;
/** Least F1 of each set, by the number of examples. */
const LEAST: Readonly<Record<(typeof SETS)[number], readonly number[]>> = {
  banking77: [0.5, 0.55, 0.6],
  clinc150: [0.65, 0.7, 0.7],
};
/** Texts of a theme that the product reads for its title and its quotes. */
const READ = 200;
/** Least share of texts with a feeling that agree, for a theme to be contradicted. */
const MOST = 0.7;

/** Topics by examples of one label, and quotes whose feeling contradicts that of their theme. */
export async function measure(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of SETS) rows.push(...(await topics(name)));
  return [...rows, await contradictions()];
}

/** Cells of texts, as a channel has them once all have arrived. */
async function placed(texts: readonly string[]) {
  const vectors = await embedded(texts);
  const themes = Themes.empty();
  const order = shuffled(texts.length, 1);
  const cells = new Map<number, number>();
  const into = new Map<number, number>();
  const themeOf = new Map<number, number | null>();
  for (let at = 0; at < order.length; at += BATCH) {
    const batch = order.slice(at, at + BATCH);
    const step = themes.add(batch.map((item) => ({ id: String(item), vector: vectors[item]! })));
    for (const { id, cell } of step.placed) if (cell !== null) cells.set(Number(id), cell);
    for (const { cell, into: other } of step.joined) into.set(cell, other);
    for (const { cell, theme } of step.cells) themeOf.set(cell, theme);
  }
  const cellOf = (item: number): number | undefined => {
    let cell = cells.get(item);
    for (let next = into.get(cell!); next !== undefined; next = into.get(cell!)) cell = next;
    return cell;
  };
  return { themes, cellOf, themeOf: (item: number) => themeOf.get(cellOf(item)!) ?? null };
}

async function topics(name: (typeof SETS)[number]): Promise<Row[]> {
  const items: readonly Labeled[] = LABELED_SETS[name]!();
  const { themes, cellOf } = await placed(items.map(({ text }) => text));
  const members = [...Map.groupBy(items.keys(), (item) => items[item]!.label).values()];
  const chosen = shuffled(members.length, 1)
    .slice(0, LABELS)
    .map((label) => members[label]!);
  return EXAMPLES.map((examples, nth): Row => {
    const scores = chosen.map((own, seed) => {
      const given = shuffled(own.length, seed + 2)
        .slice(0, examples)
        .map((at) => own[at]!);
      const cells = new Set(themes.like({ included: given.flatMap((item) => cellOf(item) ?? []), excluded: [] }));
      const found = [...items.keys()].filter((item) => !given.includes(item) && cells.has(cellOf(item)!));
      const right = found.filter((item) => items[item]!.label === items[own[0]!]!.label).length;
      const [precision, recall] = [right / Math.max(1, found.length), right / (own.length - given.length)];
      return { precision, recall, f1: right === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
    });
    const mean = (of: 'precision' | 'recall' | 'f1'): number =>
      scores.reduce((sum, score) => sum + score[of], 0) / scores.length;
    return {
      what: `topics of ${name} by ${examples} examples, F1`,
      against: '',
      measured: mean('f1'),
      unit: '',
      atLeast: LEAST[name][nth]!,
      note: `means of ${LABELS} labels: precision ${mean('precision').toFixed(2)}, recall ${mean('recall').toFixed(2)}; examples are not counted`,
    };
  });
}

/** Judged by the criticality that patients' answers were labeled with. */
async function contradictions(): Promise<Row> {
  const { tuned, heldOut } = reviews().find(({ name }) => name === 'answers of patients')!;
  const all = [...tuned, ...heldOut];
  const { themeOf } = await placed(all.map(({ text }) => text));
  const themes = Map.groupBy(all.keys(), themeOf);
  themes.delete(null);
  let [shown, right, held] = [0, 0, 0];
  for (const members of themes.values()) {
    const read = members.slice(0, READ);
    const at = contradictionIn(read.map((item) => sentimentOf(all[item]!.text)));
    if (at === null) continue;
    const felt = read
      .map((item) => sentimentOf(all[item]!.text))
      .filter(({ certainty }) => certainty >= CERTAIN_SENTIMENT);
    const positive = felt.filter(({ sentiment }) => sentiment === 'POSITIVE').length;
    const most = positive >= MOST * felt.length ? 'POSITIVE' : 'NEGATIVE';
    shown += 1;
    if (all[read[at]!]!.gold !== most) right += 1;
    if (read.filter((item) => all[item]!.gold === most).length * 2 > read.length) held += 1;
  }
  return {
    what: 'quotes of patients that contradict their theme, of those shown',
    against: '',
    measured: right / shown,
    unit: '',
    atLeast: 0.8,
    note: `${right} of ${shown} by the criticality of the answers, for ${themes.size} themes; in ${held} most answers are labeled with the feeling that most are judged to have`,
  };
}
