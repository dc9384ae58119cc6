import { hash } from 'node:crypto';
import { analyseDocument, type AnalysedPassage } from '@evident/application/search/analysed-document';
import type { SearchDocument } from '@evident/application/search/search-index';
import type { TextAnalysis } from '@evident/application/search/text-analysis';
import { PASSAGE_SIZE, type Passage, passagesOf } from '@evident/domain/search';
import { bigintArray, integerArray, textArray, tsvectorArray } from '../binary-arrays.ts';
import { digestOf, digestOfPlace } from './digests.ts';
import { placesIn } from './ts-text.ts';

/** A stored passage. */
export interface KnownPassage {
  readonly seq: number;
  /** MD5 of the text in UTF-8, as hex. */
  readonly hash: string;
  /** Length of the text in UTF-8. */
  readonly bytes: number;
  readonly language: string;
  /** Number of words; on the first passage those of the whole document. */
  readonly length: number;
  readonly digest: bigint;
  readonly scopeId: string;
}

/** The change in objects, words and passages of a language. */
export interface VolumeLine {
  readonly scope_id: string;
  readonly object_type: string;
  readonly language: string;
  readonly objects: number;
  readonly length: number;
  readonly passages: number;
}

/** Columns of new passages as binary arrays, sized for one statement. */
export interface PassageColumns {
  readonly seq: Uint8Array;
  readonly title: Uint8Array;
  readonly text: Uint8Array;
  readonly language: Uint8Array;
  readonly length: Uint8Array;
  readonly terms: Uint8Array;
  readonly digest: Uint8Array;
}

/** The writes that bring a document in the index up to date. Only changed passages are analyzed. */
export interface Revision {
  /** The numbers of the passages to delete. */
  readonly gone: readonly number[];
  /** The new number of passages. */
  readonly passages: number;
  /** How many of them were analyzed. */
  readonly analysed: number;
  readonly parts: readonly PassageColumns[];
  /** The distinct terms of the new passages, as a binary array. */
  readonly terms: Uint8Array;
  readonly volumes: readonly VolumeLine[];
}

/** The gap between the numbers of new passages, so that others fit in between. */
const GAP = 1 << 10;
/** A smaller change includes the following passage, so that passages do not shrink over time. */
const SMALL = PASSAGE_SIZE / 4;
/** A passage that exceeds its size is split with room to grow. */
const WITH_ROOM = (PASSAGE_SIZE * 3) / 4;
/** UTF-16 units of passages per statement. */
const PART_SIZE = 500_000;

/**
 * Compares a document with its stored passages. Returns null if nothing changed. Always rewrites the first passage: it
 * holds the digest and the title.
 */
export function reviseDocument(
  analysis: TextAnalysis,
  document: SearchDocument,
  known: readonly KnownPassage[],
): Revision | null {
  const digest = digestOf(document);
  if (known[0]?.digest === digest) return null;
  const place = digestOfPlace(document);
  const same = unchanged(Buffer.from(document.text), known, place);
  const cut =
    numbered(same, known) ?? numbered({ before: 0, behind: known.length, changed: document.text, first: null }, known)!;
  const { seqs, texts, before, behind } = cut;
  const kept = [...known.slice(1, before), ...known.slice(Math.max(behind, 1))];
  const analysed = analyseDocument(analysis, document, texts, (index) =>
    before > 1 && index === 1 ? known[before - 1]!.language : null,
  );
  const { passages } = analysed;
  const length = analysed.length + kept.reduce((sum, each) => sum + each.length, 0);
  const stays = new Set(kept);
  const gone = known.filter((each) => !stays.has(each));
  const vectors = passages.map((_, seq) => placesIn(analysed, seq));
  const columns = (from: number, to: number): PassageColumns => {
    const at = <T>(value: (passage: AnalysedPassage, index: number) => T): T[] =>
      passages.slice(from, to).map((passage, index) => value(passage, from + index));
    return {
      seq: integerArray(seqs.slice(from, to)),
      title: textArray(at((_, index) => (index === 0 ? document.title : null))),
      text: textArray(at(({ text }) => text)),
      language: textArray(at(({ language }) => language)),
      length: integerArray(at(({ tokens }, index) => (index === 0 ? length : tokens.length))),
      terms: tsvectorArray(vectors.slice(from, to)),
      digest: bigintArray(at((_, index) => (index === 0 ? digest : place))),
    };
  };
  return {
    gone: gone.map(({ seq }) => seq),
    passages: kept.length + passages.length,
    analysed: passages.length,
    parts: partsOf(passages).map(([from, to]) => columns(from, to)),
    terms: textArray([...new Set(vectors.flatMap((terms) => [...terms.keys()]))]),
    volumes: volumesOf(document, gone, passages, length),
  };
}

interface Unchanged {
  /** The number of unchanged passages at the start. */
  readonly before: number;
  /** The index of the first unchanged passage at the end. */
  readonly behind: number;
  /** The text between them. */
  readonly changed: string;
  /** The text of the first passage if it is unchanged. */
  readonly first: string | null;
}

function unchanged(text: Buffer, known: readonly KnownPassage[], place: bigint): Unchanged {
  const isAt = (each: KnownPassage, from: number): boolean =>
    hash('md5', text.subarray(from, from + each.bytes)) === each.hash;
  let [before, start] = [0, 0];
  for (; before < known.length; before += 1) {
    const each = known[before]!;
    if ((before > 0 && each.digest !== place) || start + each.bytes > text.length || !isAt(each, start)) break;
    start += each.bytes;
  }
  let [behind, end] = [known.length, text.length];
  for (; behind > Math.max(before, 1); behind -= 1) {
    const each = known[behind - 1]!;
    if (each.digest !== place || end - each.bytes < start || !isAt(each, end - each.bytes)) break;
    end -= each.bytes;
  }
  if (end > start && end - start < SMALL && behind < known.length) {
    end += known[behind]!.bytes;
    behind += 1;
  } else if (end > start && end - start < SMALL && before > 1) {
    before -= 1;
    start -= known[before]!.bytes;
  }
  return {
    before,
    behind,
    changed: text.toString('utf8', start, end),
    first: before > 0 ? text.toString('utf8', 0, known[0]!.bytes) : null,
  };
}

/**
 * The texts to analyze, starting with the first passage, numbered between their neighbors. Null if the gap has too few
 * numbers.
 */
function numbered(
  { before, behind, changed, first }: Unchanged,
  known: readonly KnownPassage[],
): { texts: Passage[]; seqs: number[]; before: number; behind: number } | null {
  const pieces =
    changed === ''
      ? []
      : passagesOf(
          changed,
          changed.length < 2 * PASSAGE_SIZE && changed.length > PASSAGE_SIZE ? WITH_ROOM : PASSAGE_SIZE,
        );
  const texts = first === null ? pieces : [{ start: 0, text: first }, ...pieces];
  // The first passage was deleted without a replacement.
  if (texts.length === 0 && behind < known.length) return null;
  if (texts.length === 0) texts.push({ start: 0, text: '' });
  const last = before > 1 ? known[before - 1]!.seq : 0;
  const next = known[behind]?.seq ?? last + GAP * (texts.length + 1);
  const step = Math.min(GAP, Math.floor((next - last) / texts.length));
  return step < 1
    ? null
    : { texts, seqs: texts.map((_, index) => (index === 0 ? 0 : last + step * index)), before, behind };
}

function partsOf(passages: readonly AnalysedPassage[]): [number, number][] {
  const parts: [number, number][] = [];
  let [from, size] = [0, 0];
  for (const [index, { text }] of passages.entries()) {
    size += text.length;
    if (size < PART_SIZE && index < passages.length - 1) continue;
    parts.push([from, index + 1]);
    [from, size] = [index + 1, 0];
  }
  return parts;
}

function volumesOf(
  { scopeId, type }: SearchDocument,
  gone: readonly KnownPassage[],
  passages: readonly AnalysedPassage[],
  length: number,
): VolumeLine[] {
  return [
    ...gone.map(({ scopeId: scope_id, language, seq, length: words }) => ({
      scope_id,
      object_type: type,
      language,
      objects: seq === 0 ? -1 : 0,
      length: seq === 0 ? -words : 0,
      passages: -1,
    })),
    ...passages.map(({ language }, index) => ({
      scope_id: scopeId,
      object_type: type,
      language,
      objects: index === 0 ? 1 : 0,
      length: index === 0 ? length : 0,
      passages: 1,
    })),
  ];
}
