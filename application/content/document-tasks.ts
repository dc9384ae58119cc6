import { type Reanchored, type Selector, reanchor } from '@evident/domain/anchors';
import {
  type HighlightPlace,
  type MentionedMember,
  type RichNode,
  type TextRange,
  evidenceIn,
  imageFilesIn,
} from '@evident/domain/content';
import { withBlocks, withoutBlocks } from '@evident/domain/cited-insights';
import { type Highlight, type HighlightWords, findWords } from '@evident/domain/highlights';
import { Refusal, type Uuid } from '@evident/domain/kernel';
import type { Piece } from '@evident/domain/redaction';
import { derived } from './derived.ts';
import type { DocumentReading, OpenDocument, RelativeRange, Speakers } from './document-codec.ts';
import { type Rewritten, putBackPieces, removePieces } from './rewrite-document.ts';

/** Input of a derivation, as JSON and bytes: passes between threads and to the store without parsing. */
export interface DeriveInput {
  /** JSON of a note's highlights, see {@link HighlightRow}. */
  readonly highlights: string;
  readonly speakers: Speakers;
  readonly now: Date;
}

export interface DerivedBytes {
  readonly marks: readonly Uint8Array[];
  /** JSON of the content, and the text, both in UTF-8. */
  readonly content: Uint8Array;
  readonly text: Uint8Array;
  readonly speakers: Speakers;
  /** JSON of the highlights that changed; null if none. */
  readonly moved: string | null;
  readonly evidence: readonly Uuid[];
  readonly mentions: readonly MentionedMember[];
}

/** A highlight as JSON in the store: dates are ISO strings, bytes base64. */
export type HighlightRow = Omit<Highlight, 'relativeStart' | 'relativeEnd' | 'lostAt' | 'createdAt' | 'updatedAt'> & {
  readonly relativeStart: string | null;
  readonly relativeEnd: string | null;
  readonly lostAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

export interface AnchorInput {
  readonly id: Uuid;
  readonly words: HighlightWords;
  /** Whether to put the mark into the document; otherwise the anchor is stored outside it. */
  readonly mayWrite: boolean;
  /** Whether all edits are derived. */
  readonly derived: boolean;
}

/** Words to remove from a document, or to put back. `highlights` as in {@link DeriveInput}. */
export interface RewriteInput {
  readonly remove: readonly Piece[];
  /** Original runs by piece. */
  readonly putBack: ReadonlyMap<Uuid, readonly RichNode[]>;
  readonly highlights: string;
  readonly now: Date;
}

/** A rewritten document in stored form. */
export type RewrittenBytes = Omit<Rewritten, 'moved'> & Omit<DerivedBytes, 'marks' | 'evidence' | 'mentions'>;

/** Highlights and files referenced by a document. */
export interface Named {
  readonly evidence: readonly string[];
  readonly images: readonly string[];
}

export interface Anchored {
  readonly place: HighlightPlace;
  readonly mark: Uint8Array | null;
  readonly relative: RelativeRange | null;
}

export interface AnchorAllInput extends Omit<AnchorInput, 'id' | 'words'> {
  readonly all: readonly Pick<AnchorInput, 'id' | 'words'>[];
}

/** The places of those words that are in the document; their marks are one update. */
export interface AnchoredAll {
  readonly places: ReadonlyMap<Uuid, Omit<Anchored, 'mark'>>;
  readonly mark: Uint8Array | null;
}

/** Tasks on a document that run in a worker. Pure; inputs and results are structured-cloneable. */
export const DOCUMENT_TASKS = {
  derive,
  anchor,
  anchorAll,
  attach,
  /** Finds the current range of a lost or removed highlight. */
  find: (open: KeptDocument, selector: Selector): Reanchored => reanchor(selector, open.read().text),
  unmark: (open: KeptDocument, highlightId: Uuid): Uint8Array | null => open.unmark(highlightId),
  unmarkAll: (open: KeptDocument, highlightIds: readonly Uuid[]): Uint8Array | null => open.unmark(...highlightIds),
  renameSpeaker: (
    open: KeptDocument,
    { speakerId, name }: { readonly speakerId: string; readonly name: string },
  ): 'unknown' | Uint8Array | null =>
    Object.hasOwn(open.read().speakers, speakerId) ? open.renameSpeaker(speakerId, name) : 'unknown',
  named,
  content: (open: KeptDocument, _: null): DocumentReading => open.read(),
  replace: (
    open: KeptDocument,
    { content, speakers }: { readonly content: RichNode; readonly speakers: Speakers },
  ): Uint8Array | null => open.replace(content, speakers),
  /** Like replace, but with the highlights of the content where it has them, and none but these. */
  restore: (
    open: KeptDocument,
    {
      highlightIds,
      ...text
    }: Pick<DocumentReading, 'content' | 'speakers'> & { readonly highlightIds: readonly Uuid[] },
  ): Uint8Array | null => open.restore(text.content, text.speakers, highlightIds),
  /** Adds blocks at the end. */
  append: (open: KeptDocument, blocks: readonly RichNode[]): Uint8Array | null =>
    open.rewrite(withBlocks(open.read().content, blocks)),
  /** Removes groups of blocks that are still as they were added. */
  takeOut: (open: KeptDocument, groups: readonly (readonly RichNode[])[]): Uint8Array | null =>
    open.rewrite(withoutBlocks(open.read().content, groups)),
  rewrite,
  whole: (open: KeptDocument, _: null): Uint8Array => open.whole(),
};
export type DocumentTasks = typeof DOCUMENT_TASKS;

/** Tasks that need the last derived text. */
export const OF_DERIVED: readonly (keyof DocumentTasks)[] = ['derive', 'anchor', 'anchorAll'];

/** A document kept open between derivations, with the last reading. */
export interface KeptDocument extends OpenDocument {
  /** The last derived text. */
  derivedText: string;
  contentJson(): Uint8Array;
}

function derive(open: KeptDocument, { highlights, speakers, now }: DeriveInput): DerivedBytes {
  const { marks, reading, moved, evidence, mentions } = derived(
    open,
    { highlights: (JSON.parse(highlights) as HighlightRow[]).map(revived), speakers, text: open.derivedText },
    now,
  );
  open.derivedText = reading.text;
  return {
    marks,
    content: open.contentJson(),
    text: new TextEncoder().encode(reading.text),
    speakers: reading.speakers,
    moved: moved.length > 0 ? JSON.stringify(moved.map(rowOf)) : null,
    evidence,
    mentions,
  };
}

function rewrite(open: KeptDocument, { remove, putBack, highlights, now }: RewriteInput): RewrittenBytes {
  const all = (JSON.parse(highlights) as HighlightRow[]).map(revived);
  const { moved, ...done } =
    remove.length > 0 ? removePieces(open, remove, all, now) : putBackPieces(open, putBack, all, now);
  const { speakers, text } = open.read();
  open.derivedText = text;
  return {
    ...done,
    content: open.contentJson(),
    text: new TextEncoder().encode(text),
    speakers,
    moved: moved.length > 0 ? JSON.stringify(moved.map(rowOf)) : null,
  };
}

/** Null while the text differs from the last derived one, to which highlight positions refer. */
function anchor(open: KeptDocument, { id, words, mayWrite, derived: upToDate }: AnchorInput): Anchored | null {
  if (!upToDate && open.read().text !== open.derivedText) return null;
  const range = findWords(words, open.read().text);
  const place = open.placeOf(range);
  return { place, mark: mayWrite ? open.mark(id, range) : null, relative: mayWrite ? null : open.relative(range) };
}

/** Like {@link anchor} for many highlights at once. Leaves out those whose words are not in the text. */
function anchorAll(open: KeptDocument, { all, mayWrite, derived: upToDate }: AnchorAllInput): AnchoredAll | null {
  if (!upToDate && open.read().text !== open.derivedText) return null;
  const { text } = open.read();
  const ranges = new Map(
    all.flatMap(({ id, words }) => {
      const range = rangeOf(words, text);
      return range && open.canMark(range) ? [[id, range] as const] : [];
    }),
  );
  const places = new Map(
    [...ranges].map(([id, range]) => [
      id,
      { place: open.placeOf(range), relative: mayWrite ? null : open.relative(range) },
    ]),
  );
  return { places, mark: mayWrite ? open.markAll(ranges) : null };
}

function rangeOf(words: HighlightWords, text: string): TextRange | null {
  try {
    return findWords(words, text);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Moves a highlight to other words: removes the old mark, adds the new one. */
function attach(
  open: KeptDocument,
  { id, words, mayWrite }: Omit<AnchorInput, 'derived'>,
): { place: HighlightPlace; marks: Uint8Array[]; relative: RelativeRange | null } {
  const range = findWords(words, open.read().text);
  const place = open.placeOf(range);
  if (!mayWrite) return { place, marks: [], relative: open.relative(range) };
  const off = open.unmark(id);
  return { place, marks: [...(off ? [off] : []), open.mark(id, range)], relative: null };
}

/** Returns the evidence and image files of a document. */
function named(open: KeptDocument, _: null): Named {
  const { content } = open.read();
  return { evidence: evidenceIn(content), images: imageFilesIn(content) };
}

const moment = (value: string | null): Date | null => (value === null ? null : new Date(value));
const bytes = (value: string | null): Uint8Array | null =>
  value === null ? null : Uint8Array.from(atob(value), (character) => character.charCodeAt(0));

function revived(row: HighlightRow): Highlight {
  return {
    ...row,
    relativeStart: bytes(row.relativeStart),
    relativeEnd: bytes(row.relativeEnd),
    lostAt: moment(row.lostAt),
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
  };
}

const base64 = (value: Uint8Array | null): string | null =>
  value === null ? null : btoa(String.fromCharCode(...value));
const rowOf = (highlight: Highlight) => ({
  ...highlight,
  relativeStart: base64(highlight.relativeStart),
  relativeEnd: base64(highlight.relativeEnd),
});
