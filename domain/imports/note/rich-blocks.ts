import type { RichMark, RichNode } from '../../content/index.ts';
import { cleanText } from './clean-text.ts';

export const hardBreak: RichNode = { type: 'hardBreak' };

/** A run of text; none for an empty text, because ProseMirror does not allow it. */
export const run = (text: string, marks: readonly RichMark[] = []): RichNode[] =>
  text === '' ? [] : [marks.length > 0 ? { type: 'text', text, marks: [...marks] } : { type: 'text', text }];

/** A paragraph; line ends become line breaks. */
export const paragraph = (text: string): RichNode => block('paragraph', lines(text));

export const heading = (level: number, content: RichNode[]): RichNode =>
  block('heading', content, { level: Math.min(3, Math.max(1, level)) });

export const block = (type: string, content: RichNode[], attrs?: Record<string, unknown>): RichNode => ({
  type,
  ...(attrs ? { attrs } : {}),
  ...(content.length > 0 ? { content } : {}),
});

/** A document needs at least one block. */
export const richDoc = (blocks: RichNode[]): RichNode => ({
  type: 'doc',
  content: blocks.length > 0 ? blocks : [block('paragraph', [])],
});

/** Converts lines to inline nodes with line breaks. */
const lines = (text: string): RichNode[] =>
  cleanText(text)
    .split('\n')
    .flatMap((line, index) => [...(index > 0 ? [hardBreak] : []), ...run(line)]);
