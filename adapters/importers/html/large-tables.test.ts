import { RICH_TEXT_LIMITS, checkRichText, plainText } from '@evident/domain/content';
import { readMarkdownText } from '../markdown/read-markdown-text.ts';
import { readFile } from '../reading/read-file.ts';
import { htmlContent } from './html-blocks.ts';

const row = (columns: number, word: string): string =>
  `| ${Array.from({ length: columns }, (_, at) => word + at).join(' | ')} |\n`;
const markdown = (columns: number, rows: number): string =>
  `${row(columns, 'c')}|${' --- |'.repeat(columns)}\n${row(columns, 'v').repeat(rows - 1)}`;

describe('a table', () => {
  it('of 1,000 columns is read as a table', () => {
    const { content } = readMarkdownText(markdown(1_000, 3));
    expect(content.content).toMatchObject([{ type: 'table' }]);
    expect(content.content![0]!.content!.map((line) => line.content!.length)).toEqual([1_000, 1_000, 1_000]);
  });

  it('with more cells than a note can have becomes lines of text, and the report says so', async () => {
    const text = markdown(1_000, RICH_TEXT_LIMITS.cells / 1_000 + 1);
    const { content } = readMarkdownText(text);
    expect(content.content).toHaveLength(21);
    expect(plainText(content)).toMatch(/^c0 \| c1 \| .* \| c999\nv0 \| v1 \| /);
    expect(() => checkRichText(content)).not.toThrow();
    expect(await readFile({ name: 'wide.md', bytes: new TextEncoder().encode(text) })).toMatchObject({
      notices: ['One table became lines of text, because a note has at most 20,000 table cells.'],
    });
  });

  it.each([
    ['nested quotes', `${'> '.repeat(10_000)}deep`],
    ['nested lists', Array.from({ length: 400 }, (_, at) => `${'  '.repeat(at)}- item`).join('\n')],
    ['brackets', '['.repeat(10_000)],
    ['brackets of links', '[a]('.repeat(10_000)],
    ['emphasis', `${'*'.repeat(10_000)}x`],
  ])('and 10,000 %s make a document that may be stored', (_, text) => {
    expect(() => checkRichText(readMarkdownText(text).content)).not.toThrow();
  });

  it('and 10,000 nested elements make a document that may be stored', () => {
    for (const name of ['div', 'ul><li', 'table><tr><td', 'blockquote', 'b']) {
      const { blocks } = htmlContent(`${`<${name}>`.repeat(10_000)}deep`);
      expect(() => checkRichText({ type: 'doc', content: blocks })).not.toThrow();
    }
  });
});
