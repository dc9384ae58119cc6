import {
  type RichMark,
  type RichNode,
  countCodePoints,
  inOrder,
  inlineText,
  joinRuns,
  layOut,
} from '../content/index.ts';
import type { Uuid } from '../kernel/index.ts';
import type { TextChange } from './text-change.ts';

export interface RestoredContent {
  readonly content: RichNode;
  /** Pieces that were found. The others were deleted from the text since. */
  readonly restored: ReadonlySet<Uuid>;
  readonly changes: readonly TextChange[];
}

/**
 * Puts removed runs back where their placeholder is now. A pasted copy of a placeholder stays, without its mark.
 * `exists` says whether a highlight still exists.
 */
export function restoredContent(
  content: RichNode,
  originals: ReadonlyMap<Uuid, readonly RichNode[]>,
  exists: (highlightId: string) => boolean,
): RestoredContent {
  const restored = new Set<Uuid>();
  const changes: TextChange[] = [];
  const blocks = new Map(layOut(content).blocks.map((block) => [block.node, block]));
  const visit = (node: RichNode): RichNode => {
    const block = blocks.get(node);
    if (!block) return node.content ? { ...node, content: node.content.map(visit) } : node;
    let at = block.start;
    let open: { id: Uuid; change: { start: number; end: number; length: number } } | null = null;
    const runs = (node.content ?? []).flatMap((run) => {
      const start = at;
      at += countCodePoints(inlineText(run));
      const id = run.marks?.find(({ type }) => type === 'redacted')?.attrs?.id as Uuid | undefined;
      if (open && id === open.id) {
        open.change.end = at;
        return [];
      }
      open = null;
      const original = id === undefined ? undefined : originals.get(id);
      if (id === undefined || !original) return [run];
      if (restored.has(id)) return [{ ...run, marks: run.marks!.filter(({ type }) => type !== 'redacted') }];
      restored.add(id);
      const words = withHighlightsOf(original, run.marks!, exists);
      open = {
        id,
        change: { start, end: at, length: words.reduce((sum, word) => sum + countCodePoints(inlineText(word)), 0) },
      };
      changes.push(open.change);
      return words;
    });
    return { ...node, content: joinRuns(runs) };
  };
  return { content: visit(content), restored, changes };
}

/** Highlights of the original keep their words; those made since cover all of them. */
function withHighlightsOf(
  original: readonly RichNode[],
  now: readonly RichMark[],
  exists: (highlightId: string) => boolean,
): RichNode[] {
  const idOf = ({ type, attrs }: RichMark): string | undefined =>
    type === 'highlight' ? String(attrs?.id) : undefined;
  const before = new Set(original.flatMap(({ marks = [] }) => marks.map(idOf)));
  const since = now.filter((mark) => mark.type === 'highlight' && !before.has(idOf(mark)));
  return original.map(({ marks = [], ...run }) => {
    const kept = marks.filter((mark) => mark.type !== 'highlight' || exists(String(mark.attrs?.id)));
    const all = inOrder([...kept, ...since]);
    return all.length > 0 ? { ...run, marks: all } : run;
  });
}
