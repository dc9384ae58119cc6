import type { RichNode } from '../content/index.ts';
import { compareTexts } from './compare-texts.ts';

const paragraph = (...texts: (string | RichNode)[]): RichNode => ({
  type: 'paragraph',
  content: texts.map((text) => (typeof text === 'string' ? { type: 'text', text } : text)),
});
const marked = (text: string, type: string): RichNode => ({
  type: 'text',
  text,
  marks: [{ type, attrs: { id: 'h' } }],
});
const doc = (...content: RichNode[]) => ({ content: { type: 'doc', content }, speakers: { a: 'Ada', b: 'Ben' } });

/** Blocks on one line each: `[-removed-]`, `{+added+}`. */
const shown = (before: ReturnType<typeof doc>, after: ReturnType<typeof doc>): string[] =>
  compareTexts(before, after).blocks.map(({ change, parts, count, speaker }) => {
    const words = parts.map((part) =>
      part.change === 'ADDED' ? `{+${part.text}+}` : part.change === 'REMOVED' ? `[-${part.text}-]` : part.text,
    );
    return `${change}${count > 1 ? ` ${count}` : ''}: ${speaker ? `${speaker}: ` : ''}${words.join('')}`;
  });

describe('comparing two texts', () => {
  it('shows added and removed words inside changed blocks', () => {
    const before = doc(paragraph('The price was too high for us.'), paragraph('We left.'));
    const after = doc(
      paragraph('The yearly price was high for us.'),
      paragraph('We left.'),
      paragraph('Then we returned.'),
    );
    expect(shown(before, after)).toEqual([
      'CHANGED: The {+yearly +}price was[- too-] high for us.',
      'SAME: We left.',
      'ADDED: {+Then we returned.+}',
    ]);
    expect(compareTexts(before, after)).toMatchObject({ addedWords: 4, removedWords: 1, changedBlocks: 2 });
  });

  it('reads a rewritten phrase as one', () => {
    const [before, after] = [paragraph('It was a cold bad day for me.'), paragraph('It was a warm good day for me.')];
    expect(shown(doc(before), doc(after))).toEqual(['CHANGED: It was a [-cold bad-]{+warm good+} day for me.']);
  });

  it('pairs versions of a block by their words, not by their order', () => {
    const before = doc(paragraph('One two three four.'));
    const after = doc(paragraph('Something else entirely new.'), paragraph('One two three five.'));
    expect(shown(before, after)).toEqual([
      'ADDED: {+Something else entirely new.+}',
      'CHANGED: One two three [-four-]{+five+}.',
    ]);
  });

  it('tells another look from other words, and ignores highlights', () => {
    const before = doc(paragraph('Plain words'), paragraph('Same'));
    expect(shown(before, doc(paragraph(marked('Plain words', 'bold')), paragraph('Same')))).toEqual([
      'FORMATTED: Plain words',
      'SAME: Same',
    ]);
    const highlighted = doc(paragraph('Plain ', marked('words', 'highlight')), paragraph('Same'));
    expect(compareTexts(before, highlighted).changedBlocks).toBe(0);
  });

  it('notices another speaker, and images', () => {
    const turn = (speaker: string): RichNode => ({
      type: 'turn',
      attrs: { speaker, start: null, end: null, fileId: null },
      content: [{ type: 'text', text: 'Yes.' }],
    });
    const image: RichNode = { type: 'image', attrs: { fileId: 'f', alt: '', src: null } };
    expect(shown(doc(turn('a'), image), doc(turn('b')))).toEqual(['FORMATTED: Ben: Yes.', 'REMOVED: ']);
  });

  it('counts unchanged blocks far from a change', () => {
    const many = Array.from({ length: 9 }, (_, index) => paragraph(`Line ${index} stays.`));
    expect(shown(doc(...many, paragraph('Old end')), doc(...many, paragraph('Old new end')))).toEqual([
      'SKIPPED 8: ',
      'SAME: Line 8 stays.',
      'CHANGED: Old {+new +}end',
    ]);
    expect(shown(doc(...many), doc(...many))).toEqual(['SKIPPED 9: ']);
  });

  it('compares texts with thousands of blocks', () => {
    const words = (index: number): string => `Block ${index} says ${index * 7} things about ${index % 13}.`;
    const old = Array.from({ length: 20_000 }, (_, index) => paragraph(words(index)));
    const now = old.map((block, index) => (index % 1000 === 500 ? paragraph(`${words(index)} More.`) : block));
    expect(compareTexts(doc(...old), doc(...now))).toMatchObject({
      addedWords: 20,
      removedWords: 0,
      changedBlocks: 20,
    });
  });
});
