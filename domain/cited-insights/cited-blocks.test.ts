import type { Citation } from '../evidence/index.ts';
import { citedBlocks, citedMarkdown } from './cited-blocks.ts';

const section = (title: string | null, ...sentences: [text: string, ...citations: string[]][]) => ({
  key: String(title),
  title,
  startTime: null,
  sentences: sentences.map(([text, ...citations]) => ({ text, citations })),
});
const citations = ['c1', 'c2', 'c3'].map((citationReferenceId) => ({
  citationReferenceId,
  id: 'n1',
  type: 'note',
  parentId: null,
  title: 'Interview',
  quote: `words of ${citationReferenceId}`,
  start: 10,
  end: 20,
})) as Citation[];
const highlights = new Map([
  ['c1', 'h1'],
  ['c2', 'h2'],
]);
const names = (groups: ReturnType<typeof citedBlocks>) =>
  groups.map((group) => group.map(({ type, attrs }) => attrs?.highlightId ?? type));

describe('a generated text as blocks of an insight', () => {
  it('has each sentence of a model with its quotes as evidence, each once', () => {
    const content = { sections: [section('Price', ['It rises.', 'c1', 'c2'], ['Often.', 'c1'])], citations };
    expect(names(citedBlocks({ content, method: 'MODEL' }, highlights))).toEqual([
      ['heading'],
      ['paragraph', 'h1', 'h2'],
      ['paragraph'],
    ]);
  });

  it('repeats no extracted sentence', () => {
    const content = { sections: [section(null, ['It rises.', 'c1'])], citations };
    expect(citedBlocks({ content, method: 'EXTRACTED' }, highlights)).toEqual([
      [{ type: 'evidence', attrs: { highlightId: 'h1' } }],
    ]);
  });

  it('writes out a quote without a highlight, with a link to its place', () => {
    const content = { sections: [section(null, ['It rises.', 'c3'])], citations };
    const [[words, quote] = []] = citedBlocks({ content, method: 'MODEL' }, highlights);
    expect(words).toMatchObject({ type: 'paragraph' });
    expect(JSON.stringify(quote)).toContain('“words of c3” — ');
    expect(JSON.stringify(quote)).toContain('"href":"/data/n1#at-10-20"');
  });

  it('keeps the words that a member added to a text, which have no quote', () => {
    const content = { sections: [section(null, ['My own words.'])], citations };
    expect(names(citedBlocks({ content, method: 'EXTRACTED' }, highlights))).toEqual([['paragraph']]);
  });

  it('can be copied as Markdown with quotes and links', () => {
    const content = { sections: [section('Price', ['It rises.', 'c1'])], citations };
    expect(citedMarkdown({ content, method: 'MODEL' }, 'https://evident.example')).toBe(
      '## Price\n\nIt rises.\n\n> “words of c1” — [Interview](https://evident.example/data/n1#at-10-20)\n',
    );
  });
});
