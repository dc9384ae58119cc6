import { Schema } from '@tiptap/pm/model';
import { rangesIn } from './find-place.ts';

const schema = new Schema({ nodes: { doc: { content: 'paragraph+' }, paragraph: { content: 'text*' }, text: {} } });
const doc = schema.node(
  'doc',
  null,
  ['I never trust the first number.', 'Trust is slow. I trust Ben.', ''].map((text) =>
    schema.node('paragraph', null, text === '' ? [] : [schema.text(text)]),
  ),
);
const wordsAt = (hash: Parameters<typeof rangesIn>[1]) =>
  rangesIn(doc, hash).map(({ from, to }) => doc.textBetween(from, to));

describe('the words that a hash points at', () => {
  it('are its range', () => {
    expect(wordsAt({ range: { start: 2, end: 13 } })).toEqual(['never trust']);
    expect(wordsAt({ range: { start: 90_000, end: 90_010 } })).toEqual([]);
  });
  it('are the first match of its snippet', () => {
    expect(wordsAt({ snippet: 'TRUST' })).toEqual(['trust']);
    expect(wordsAt({ snippet: 'trust nobody' })).toEqual([]);
  });
  it('are every match of its search content', () => {
    expect(wordsAt({ searchContent: 'trust' })).toEqual(['trust', 'Trust', 'trust']);
    expect(wordsAt({})).toEqual([]);
  });
});
