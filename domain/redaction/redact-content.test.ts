import { type RichNode, plainText } from '../content/index.ts';
import { copiesIn, copyEraser } from './copies.ts';
import { disjoint } from './merged-ranges.ts';
import { partsOf, redactedContent } from './redact-content.ts';
import { restoredContent } from './restore-content.ts';
import { spokenSpan, wordsSpokenIn } from './spoken-span.ts';
import { rangeAfter } from './text-change.ts';

const word = (text: string, start: number, ...highlights: string[]): RichNode => ({
  type: 'text',
  text,
  marks: [
    ...highlights.map((id) => ({ type: 'highlight', attrs: { id } })),
    { type: 'word', attrs: { start, end: start + 400 } },
  ],
});
const note: RichNode = {
  type: 'doc',
  content: [
    {
      type: 'turn',
      attrs: { speaker: null, start: 0, end: 3000, fileId: null },
      content: [
        word('Call', 0),
        word(' me', 500, 'a'),
        word(' Ana', 1000, 'a', 'b'),
        word(' Berg', 1500, 'b'),
        word(' please', 2500),
      ],
    },
    { type: 'paragraph', content: [{ type: 'text', text: 'End' }] },
  ],
};
const ANA_BERG = { start: 8, end: 16 };

describe('redacting content', () => {
  it('replaces words, and keeps their time span and highlights', () => {
    const { content, removed, changes } = redactedContent(note, [{ id: 'p1', ...ANA_BERG }]);
    expect(plainText(content)).toBe('Call me [redacted] please\nEnd');
    const placeholder = content.content![0]!.content!.find(({ text }) => text === '[redacted]')!;
    expect(placeholder.marks).toEqual([
      { type: 'highlight', attrs: { id: 'a' } },
      { type: 'highlight', attrs: { id: 'b' } },
      { type: 'word', attrs: { start: 1000, end: 1900 } },
      { type: 'redacted', attrs: { id: 'p1' } },
    ]);
    expect(removed.get('p1')!.map(({ text }) => text)).toEqual(['Ana', ' Berg']);
    expect(content.content![1]).toBe(note.content![1]);
    expect(rangeAfter({ start: 5, end: 12 }, changes)).toEqual({ start: 5, end: 18 });
    expect(rangeAfter({ start: 17, end: 23 }, changes)).toEqual({ start: 19, end: 25 });
  });

  it('restores exactly what was removed, without highlights that are gone', () => {
    const { content, removed } = redactedContent(note, [{ id: 'p1', ...ANA_BERG }]);
    expect(restoredContent(content, removed, () => true).content).toEqual(note);
    const without = restoredContent(content, removed, (id) => id !== 'b').content;
    const ana = without.content![0]!.content!.find(({ text }) => text === 'Ana')!;
    expect(ana.marks).not.toContainEqual({ type: 'highlight', attrs: { id: 'b' } });
    expect(plainText(without)).toBe(plainText(note));
  });

  it('splits a range at blocks and leaves white space', () => {
    expect(partsOf(note, { start: 16, end: 27 })).toEqual([
      { start: 17, end: 23 },
      { start: 24, end: 27 },
    ]);
  });

  it('gives words to the earlier of two overlapping redactions', () => {
    expect(
      disjoint([
        { start: 5, end: 12, redactionId: 'b' },
        { start: 0, end: 8, redactionId: 'a' },
      ]),
    ).toEqual([
      { start: 0, end: 8, redactionId: 'a' },
      { start: 8, end: 12, redactionId: 'b' },
    ]);
  });
});

describe('copies of removed words', () => {
  const removed = { text: 'Ana Berg', before: 'so you can call me ', after: ', please' };

  it('are recognized by the words around them', () => {
    expect(copiesIn('They said: “you can call me Ana Berg”', [removed])).toHaveLength(1);
    expect(copiesIn('Thank Ana Berg for the report', [removed])).toEqual([]);
    expect(copiesIn('ANA BERG', [removed])).toHaveLength(1);
  });

  it('are all occurrences if nothing else can be meant', () => {
    expect(copyEraser([removed], true)('Thank Ana Berg and ana  berg, not Anna Bergman')).toEqual({
      text: 'Thank [redacted] and [redacted], not Anna Bergman',
      count: 2,
    });
  });
});

describe('the time span of words', () => {
  it('is padded at most to the middle of the silence around them', () => {
    expect(spokenSpan(note, ANA_BERG)).toEqual({ fileId: null, startMs: 950, endMs: 2050 });
    expect(spokenSpan(note, { start: 24, end: 27 })).toBeNull();
  });

  it('finds the words of its recording', () => {
    const span = { fileId: 'f', startMs: 1100, endMs: 1600 };
    expect(wordsSpokenIn(note, span, true)).toEqual([{ start: 7, end: 16 }]);
    expect(wordsSpokenIn(note, span, false)).toEqual([]);
  });
});
