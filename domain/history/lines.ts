import { type RichNode, type Speakers, UNNAMED_SPEAKER, blockText, holdsText } from '../content/index.ts';

/** A text block, or a block without text such as an image, as a line of a comparison. */
export interface Line {
  /** The innermost of its lists, quotes and tables, or its own type. */
  readonly type: string;
  readonly level: number | null;
  /** The name of the speaker of a turn. */
  readonly speaker: string | null;
  readonly text: string;
  /** Equal for lines without any difference for readers. Highlights and word times are none. */
  readonly key: string;
}

const AROUND = new Set([
  'bulletList',
  'orderedList',
  'checkItem',
  'blockquote',
  'callout',
  'toggle',
  'tableCell',
  'tableHeader',
]);
const UNSEEN = new Set(['highlight', 'word']);

export function linesOf({ content, speakers }: { content: RichNode; speakers: Speakers }): Line[] {
  const lines: Line[] = [];
  const walk = (node: RichNode, around: RichNode | null): void => {
    if (!holdsText(node.type) && node.content) {
      const inner = AROUND.has(node.type) ? node : around;
      for (const child of node.content) walk(child, inner);
      return;
    }
    lines.push(lineOf(node, around, speakers));
  };
  walk(content, null);
  return lines;
}

function lineOf(node: RichNode, around: RichNode | null, speakers: Speakers): Line {
  const { type, attrs, content = [] } = node;
  const speaker = type === 'turn' ? (speakers[String(attrs?.['speaker'])] ?? UNNAMED_SPEAKER) : null;
  const shown = type === 'paragraph' && around ? around.type : type;
  const runs = content.map((run) => [
    run.type,
    run.text ?? JSON.stringify(run.attrs),
    run.marks?.filter((mark) => !UNSEEN.has(mark.type)),
  ]);
  const seen = type === 'turn' ? { start: attrs?.['start'] } : attrs;
  return {
    type: shown,
    level: type === 'heading' ? Number(attrs?.['level'] ?? 1) : null,
    speaker,
    text: blockText(node),
    key: JSON.stringify([type, seen, speaker, around && [around.type, around.attrs], joined(runs)]),
  };
}

type Run = readonly [string, string | undefined, RichNode['marks']];

/** Runs that differ only in highlights are one. */
function joined(runs: readonly (readonly unknown[])[]): unknown[] {
  const all: [unknown, string, string][] = [];
  for (const [type, text, marks] of runs as readonly Run[]) {
    const look = JSON.stringify(marks ?? []);
    const last = all.at(-1);
    if (last && type === 'text' && last[0] === type && last[2] === look) last[1] += text ?? '';
    else all.push([type, text ?? '', look]);
  }
  return all;
}
