import { insightContent } from './insight-content.ts';

const section = (title: string | null, ...sentences: [text: string, ...citations: string[]][]) => ({
  key: String(title),
  title,
  startTime: null,
  sentences: sentences.map(([text, ...citations]) => ({ text, citations })),
});
const highlights = new Map([
  ['c1', 'h1'],
  ['c2', 'h2'],
]);

describe('findings as an insight', () => {
  it('have each sentence of a model with its quotes as evidence, each once', () => {
    const content = { sections: [section('Price', ['It rises.', 'c1', 'c2'], ['Often.', 'c1'])], citations: [] };
    expect(
      insightContent(content, 'MODEL', highlights).content?.map(({ type, attrs }) => attrs?.highlightId ?? type),
    ).toEqual(['heading', 'paragraph', 'h1', 'h2', 'paragraph', 'paragraph']);
  });

  it('repeat no extracted sentence, and leave out those without a highlight and their empty sections', () => {
    const content = { sections: [section(null, ['It rises.', 'c1']), section('Gone', ['Lost.', 'c9'])], citations: [] };
    expect(insightContent(content, 'EXTRACTED', highlights).content).toEqual([
      { type: 'evidence', attrs: { highlightId: 'h1' } },
      { type: 'paragraph' },
    ]);
  });
});
