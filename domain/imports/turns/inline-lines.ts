import type { RichNode } from '../../content/index.ts';
import { spacedMarks } from '../note/clean-text.ts';
import { hardBreak, run } from '../note/rich-blocks.ts';

/** A line of a paragraph; `soft` if the line break before it is only in the source, not visible. */
export interface InlineLine {
  nodes: RichNode[];
  soft: boolean;
}

/** Splits inline content into lines, at hard breaks and at line ends left by a parser. */
export function inlineLines(content: readonly RichNode[]): InlineLine[] {
  const lines: InlineLine[] = [{ nodes: [], soft: false }];
  for (const node of content) {
    if (node.type === 'hardBreak') lines.push({ nodes: [], soft: false });
    else if (node.text === undefined) lines.at(-1)?.nodes.push(node);
    else {
      node.text.split('\n').forEach((part, index) => {
        if (index > 0) lines.push({ nodes: [], soft: true });
        lines.at(-1)?.nodes.push(...run(part, node.marks));
      });
    }
  }
  return lines;
}

export const lineText = (line: InlineLine): string => line.nodes.map((node) => node.text ?? '').join('');

/** The text of a line in which the start of a turn is sought. Positions are those of the line. */
export const headText = (line: InlineLine): string => spacedMarks(lineText(line));

/** Number of bold characters at the start of a line. */
export function boldLength(line: InlineLine): number {
  let length = 0;
  for (const node of line.nodes) {
    const bold = node.marks?.some((mark) => mark.type === 'bold') ?? false;
    if (!bold && (node.text ?? '').trim() !== '') break;
    length += node.text?.length ?? 0;
  }
  return length;
}

/** Drops the first characters of a line. */
export function lineFrom(line: InlineLine, length: number): InlineLine {
  let skip = length;
  const nodes = line.nodes.flatMap((node) => {
    if (node.text === undefined) return [node];
    const cut = Math.min(skip, node.text.length);
    skip -= cut;
    return run(node.text.slice(cut), node.marks);
  });
  return { ...line, nodes };
}

/** Keeps the first characters of a line. */
export function lineUntil(line: InlineLine, length: number): InlineLine {
  let left = length;
  const nodes = line.nodes.flatMap((node) => {
    if (node.text === undefined) return [node];
    const kept = node.text.slice(0, left);
    left -= kept.length;
    return run(kept, node.marks);
  });
  return { ...line, nodes };
}

/** Joins lines: a soft line end becomes a space, a hard one a break. Trims empty lines at both ends. */
export function inlineOf(lines: readonly InlineLine[]): RichNode[] {
  const filled = lines.filter(
    (line) => lineText(line).trim() !== '' || line.nodes.some((node) => node.text === undefined),
  );
  return trimmed(
    filled.flatMap((line, index) => [...(index === 0 ? [] : line.soft ? run(' ') : [hardBreak]), ...line.nodes]),
  );
}

function trimmed(nodes: RichNode[]): RichNode[] {
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (first?.text !== undefined && /^\s/.test(first.text))
    return trimmed([...run(first.text.trimStart(), first.marks), ...nodes.slice(1)]);
  if (last?.text !== undefined && /\s$/.test(last.text))
    return trimmed([...nodes.slice(0, -1), ...run(last.text.trimEnd(), last.marks)]);
  if (first?.type === 'hardBreak') return trimmed(nodes.slice(1));
  if (last?.type === 'hardBreak') return trimmed(nodes.slice(0, -1));
  return nodes;
}
