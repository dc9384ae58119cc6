import type { RichNode } from '../../content/index.ts';
import { cleanText } from './clean-text.ts';
import { block, paragraph } from './rich-blocks.ts';

/**
 * Plain text as blocks: blank lines part the paragraphs and a single line end stays a break.
 * A text without any blank line (captions written one below the other, a chat) has a paragraph a line.
 */
export function blocksOfPlainText(text: string): RichNode[] {
  const lines = cleanText(text)
    .split('\n')
    .map((line) => line.trimEnd());
  while (lines.at(-1) === '') lines.pop();
  while (lines[0] === '') lines.shift();
  if (!lines.includes('')) return lines.map(paragraph);
  const blocks: RichNode[] = [];
  let open: string[] = [];
  for (const line of [...lines, '']) {
    if (line !== '') open.push(line);
    else if (open.length > 0) {
      blocks.push(paragraph(open.join('\n')));
      open = [];
    }
  }
  return blocks.length > 0 ? blocks : [block('paragraph', [])];
}
