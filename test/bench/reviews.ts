import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFolder } from '../support/shared-data.ts';

export type Polarity = 'POSITIVE' | 'NEUTRAL' | 'NEGATIVE';
/** A text whose feeling people judged. */
export interface Review {
  readonly text: string;
  readonly gold: Polarity;
}

/** Rows of a CSV file with quotes. */
export function csv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? bare!);
    if (end !== ',' && end !== '') rows.push([]);
    if (end === '') break;
  }
  return rows.filter(({ length }) => length > 1);
}

const fileOf = (folder: string, name: string): string => readFileSync(join(sharedFolder(folder) ?? '', name), 'utf8');

const SHORTEST = 20;

/** The first row of each text. */
function distinct<Row extends { readonly text: string }>(all: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return all.filter(({ text }) => {
    const key = text.toLowerCase().trim();
    return !seen.has(key) && seen.add(key);
  });
}

interface Halves {
  readonly tuned: Review[];
  readonly heldOut: Review[];
}

/**
 * Answers of patients by criticality. Those of 0 are left out: they hold praise as well as remarks. Held out is what neither the words
 * were chosen from, which took every second row of all, nor the weights, which took every second of the others.
 */
function patients(): Halves {
  const all = csv(fileOf('feedback/nhs-patient-feedback', 'text_data.csv'))
    .slice(1)
    .map(([, , , text = '', criticality]) => ({ text, value: Number(criticality) }))
    .filter(({ text, value }) => text.length > SHORTEST && Number.isFinite(value));
  const rows = distinct(all)
    .map((row, at) => ({ ...row, isRead: at % 2 === 0 }))
    .filter(({ value }) => value !== 0)
    .map(({ text, value, isRead }, at) => ({
      text,
      gold: value > 0 ? ('POSITIVE' as const) : ('NEGATIVE' as const),
      isRead: isRead || at % 2 === 0,
    }));
  return { tuned: rows.filter(({ isRead }) => isRead), heldOut: rows.filter(({ isRead }) => !isRead) };
}

function posts(): Halves {
  const rows = fileOf('feedback/senti4sd', 'train3098itemPOLARITY.csv')
    .split(/\r?\n/)
    .flatMap((line): Review[] => {
      const match = /^[^;]*;(positive|negative|neutral);"?(.*?)"?$/.exec(line);
      return match ? [{ text: match[2]!, gold: match[1]!.toUpperCase() as Polarity }] : [];
    });
  const all = distinct(rows);
  return { tuned: all.filter((_, at) => at % 2 === 0), heldOut: all.filter((_, at) => at % 2 === 1) };
}

/** Labeled reviews. Words, phrases and weights were chosen on the tuned part only. */
export const reviews = (): readonly ({ readonly name: string } & Halves)[] => [
  { name: 'answers of patients', ...patients() },
  { name: 'posts of developers', ...posts() },
];
