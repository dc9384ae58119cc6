import {
  REDACTED,
  type RichMark,
  type RichNode,
  type TextBlock,
  type TextRange,
  codePoints,
  countCodePoints,
  inOrder,
  inlineText,
  joinRuns,
  layOut,
} from '../content/index.ts';
import type { Uuid } from '../kernel/index.ts';
import type { TextChange } from './text-change.ts';

/** A range of the plain text to remove, within one block and without hard breaks. The id names its kept original. */
export interface Piece extends TextRange {
  readonly id: Uuid;
}

export interface RedactedContent {
  readonly content: RichNode;
  /** The removed runs of each piece, with their marks. */
  readonly removed: ReadonlyMap<Uuid, readonly RichNode[]>;
  readonly changes: readonly TextChange[];
}

const REDACTED_LENGTH = countCodePoints(REDACTED);

/** Splits a range at blocks and hard breaks, so that each part is one run of words. White space at its ends stays. */
export function partsOf(content: RichNode, { start, end }: TextRange): TextRange[] {
  return layOut(content).blocks.flatMap((block) => {
    if (block.end <= start || block.start >= end) return [];
    const parts: TextRange[] = [];
    let at = block.start;
    for (const line of block.text.split('\n')) {
      const until = at + countCodePoints(line);
      const part = withoutSpace(line, at, { start: Math.max(start, at), end: Math.min(end, until) });
      if (part.start < part.end) parts.push(part);
      at = until + 1;
    }
    return parts;
  });
}

function withoutSpace(line: string, offset: number, { start, end }: TextRange): TextRange {
  if (start >= end) return { start, end };
  const text = codePoints(line).slice(start - offset, end - offset);
  const trimmed = text.trimStart();
  const from = start + countCodePoints(text) - countCodePoints(trimmed);
  return { start: from, end: from + countCodePoints(trimmed.trimEnd()) };
}

/**
 * Replaces pieces of a document by {@link REDACTED}. It keeps the time span of the removed words, and the highlights
 * that covered any of them. Pieces are disjoint and in text order.
 */
export function redactedContent(content: RichNode, pieces: readonly Piece[]): RedactedContent {
  const removed = new Map<Uuid, RichNode[]>();
  const blocks = new Map(
    layOut(content).blocks.flatMap((block) => {
      const inside = pieces.filter(({ start, end }) => start >= block.start && end <= block.end && start < end);
      return inside.length > 0 ? [[block.node, { block, inside }] as const] : [];
    }),
  );
  const visit = (node: RichNode): RichNode => {
    const found = blocks.get(node);
    if (found) return { ...node, content: redactedRuns(found.block, found.inside, removed) };
    if (!node.content) return node;
    const children = node.content.map(visit);
    return children.some((child, index) => child !== node.content![index]) ? { ...node, content: children } : node;
  };
  return {
    content: visit(content),
    removed,
    changes: [...blocks.values()].flatMap(({ inside }) =>
      inside.map(({ start, end }) => ({ start, end, length: REDACTED_LENGTH })),
    ),
  };
}

function redactedRuns(block: TextBlock, pieces: readonly Piece[], removed: Map<Uuid, RichNode[]>): RichNode[] {
  const runs: (RichNode | Piece)[] = [];
  let at = block.start;
  for (const node of block.node.content ?? []) {
    const text = inlineText(node);
    const points = codePoints(text);
    const end = at + points.length;
    const first = at;
    /** A part of a mention or a date is only its words. */
    const part = (start: number, until: number): RichNode =>
      start === first && until === end
        ? node
        : {
            type: 'text',
            ...(node.marks && { marks: node.marks }),
            text: points.slice(start - first, until - first),
          };
    let from = at;
    for (const piece of pieces) {
      if (piece.end <= from || piece.start >= end) continue;
      const start = Math.max(piece.start, from);
      const until = Math.min(piece.end, end);
      if (start > from) runs.push(part(from, start));
      if (!removed.has(piece.id)) runs.push(piece);
      removed.set(piece.id, [...(removed.get(piece.id) ?? []), part(start, until)]);
      from = until;
    }
    if (from === at) runs.push(node);
    else if (from < end) runs.push(part(from, end));
    at = end;
  }
  return joinRuns(runs.map((run) => ('id' in run ? placeholder(run.id, removed.get(run.id)!) : run)));
}

function placeholder(id: Uuid, runs: readonly RichNode[]): RichNode {
  const marks = runs.flatMap((run) => run.marks ?? []);
  const highlights = new Map(marks.filter(({ type }) => type === 'highlight').map((mark) => [mark.attrs!.id, mark]));
  const times = marks.filter(({ type }) => type === 'word').map(({ attrs }) => attrs as { start: number; end: number });
  const word: RichMark[] =
    times.length === 0
      ? []
      : [
          {
            type: 'word',
            attrs: {
              start: Math.min(...times.map(({ start }) => start)),
              end: Math.max(...times.map(({ end }) => end)),
            },
          },
        ];
  return {
    type: 'text',
    text: REDACTED,
    marks: inOrder([...highlights.values(), ...word, { type: 'redacted', attrs: { id } }]),
  };
}
