import { type RichNode, plainText } from '../../content/index.ts';
import type { Cue } from '../cues/cue.ts';
import { isOddLabel } from '../speakers/unread-label.ts';
import { SPEAKERS, TEXTS, otherColumns, cuesOfTable, dialogueColumns } from './dialogue-table.ts';
import { richDoc } from '../note/rich-blocks.ts';

/** Rows from which two columns without a header are names and words. */
const ROWS = 4;

/**
 * Reads a transcript table of a document, with a row per utterance: speaker, time and words, or speaker and words.
 * `null` for other tables, and if a column would be lost.
 */
export function cuesInTable(table: RichNode): Cue[] | null {
  const rows = (table.content ?? []).map(({ content = [] }) =>
    content.map((cell) => plainText(richDoc(cell.content ?? [])).trim()),
  );
  const [header = [], ...below] = rows;
  if (header.length === 2) return cuesOfPairs(rows);
  const columns = dialogueColumns(header);
  if (
    !columns ||
    columns.word ||
    otherColumns(columns, header.length).length > 0 ||
    below.some((row) => row.length !== header.length)
  )
    return null;
  return cuesOfTable(below, columns)?.cues ?? null;
}

/**
 * Names and words, as transcripts are typed in tables. Names must alternate: themes of quotes are in groups, and
 * criteria of answers occur once.
 */
function cuesOfPairs(rows: readonly (readonly string[])[]): Cue[] | null {
  const [header = []] = rows;
  const hasHeader = isNamed(header[0], SPEAKERS) && isNamed(header[1], TEXTS);
  const pairs = (hasHeader ? rows.slice(1) : rows).map(([name = '', text = '', ...more]) => ({
    name: name.replace(/\s*[:：]$/, ''),
    text,
    isPair: more.length === 0,
  }));
  const areLabels = pairs.every(({ name, isPair }) => isPair && (name === '' || isOddLabel(name)));
  if (pairs.length < ROWS || !areLabels) return null;
  const names = pairs.flatMap(({ name }) => (name === '' ? [] : [name]));
  const changes = names.filter((name, at) => at > 0 && name !== names[at - 1]).length;
  const known = new Set<string>();
  const again = names.filter((name, at) => {
    const isKnown = known.has(name);
    known.add(name);
    return isKnown && name !== names[at - 1];
  }).length;
  return changes * 2 >= pairs.length && again * 2 >= changes
    ? pairs.flatMap(({ name, text }) => (text === '' ? [] : [{ text, speaker: name || null, start: null, end: null }]))
    : null;
}

const isNamed = (cell = '', known: readonly string[]): boolean => known.includes(cell.trim().toLowerCase());
