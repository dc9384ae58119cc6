import { placeIn } from './place.ts';

describe('a link into a note', () => {
  it('names a highlight, a stretch of text, or words', () => {
    expect(placeIn('highlight-0198c5a2-7a3b')).toEqual({ highlightId: '0198c5a2-7a3b' });
    expect(placeIn('at-12-40')).toEqual({ start: 12, end: 40 });
    expect(placeIn('q=first+number%3F')).toEqual({ words: 'first number?' });
  });
  it('opens the note at its beginning when it can’t be read', () => {
    for (const fragment of [undefined, '', 'highlight-', 'at-9-3', 'at-x', 'q=', 'main', 'highlight-a"]b']) expect(placeIn(fragment)).toBeNull();
    expect(placeIn('q=%E0%A4%A')).toEqual({ words: '%E0%A4%A' });
  });
});
