import type { RichNode } from '../../content/index.ts';
import { cleanText } from './clean-text.ts';
import { block, paragraph } from './rich-blocks.ts';

/**
 * Converts plain text to blocks. Blank lines separate paragraphs; a single line end stays a line break. In a text
 * without blank lines (plain captions, a chat), each line is a paragraph.
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
