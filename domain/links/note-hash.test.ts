import fc from 'fast-check';
import { EDITOR_COMMANDS, type NoteHash, readNoteHash, writeNoteHash } from './note-hash.ts';

const id = fc.stringMatching(/^[\w-]{1,64}$/);
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
  .filter((text) => text.trim() === text && text.isWellFormed());
const hashes: fc.Arbitrary<NoteHash> = fc.record(
  {
    highlightId: id,
    commentId: id,
    snippet: words,
    searchContent: words,
    fileId: id,
    namespace: words,
    collectionId: id,
    tour: id,
    range: fc
      .tuple(fc.nat(5_000_000), fc.integer({ min: 1, max: 4000 }))
      .map(([start, length]) => ({ start, end: start + length })),
    page: fc.integer({ min: 1, max: 9_999_999 }),
    command: fc.constantFrom(...EDITOR_COMMANDS),
  },
  { requiredKeys: [] },
);

describe('the hash of a note', () => {
  it('reads what it wrote, whatever the contents', () => {
    fc.assert(
      fc.property(hashes, (hash) => {
        expect(readNoteHash(writeNoteHash(hash))).toEqual(hash);
      }),
    );
  });
  it('names a highlight, a comment or a range in short', () => {
    expect(writeNoteHash({ highlightId: '0198c5a2-7a3b' })).toBe('highlight-0198c5a2-7a3b');
    expect(readNoteHash('comment-7')).toEqual({ commentId: '7' });
    expect(readNoteHash('at-12-40')).toEqual({ range: { start: 12, end: 40 } });
    for (const short of ['highlightId', 'commentId'] as const)
      expect(writeNoteHash({ [short]: 'x' })).toMatch(/^[\w-]+$/);
  });
  it('carries every content of the specification at once', () => {
    const hash =
      'highlight=h1&comment=c1&q=first+number%3F&search=trust&file=f1&page=3&command=google-drive&ns=team&collection=k1&tour=welcome';
    expect(readNoteHash(hash)).toEqual({
      highlightId: 'h1',
      commentId: 'c1',
      snippet: 'first number?',
      searchContent: 'trust',
      fileId: 'f1',
      page: 3,
      command: 'google-drive',
      namespace: 'team',
      collectionId: 'k1',
      tour: 'welcome',
    });
    expect(writeNoteHash(readNoteHash(hash))).toBe(hash);
  });
  it('leaves out what is unknown or malformed, and keeps the rest', () => {
    for (const hash of [
      undefined,
      '',
      'highlight-',
      'at-9-3',
      'at-x',
      'q=',
      'q=+',
      'main',
      'highlight-a"]b',
      'page=0',
      'page=1e9',
      'command=rm',
      'toString=1',
      '__proto__=1',
      '&&=&',
      'a=b=c',
    ])
      expect(readNoteHash(hash)).toEqual({});
    expect(readNoteHash('new=1&highlight=h1&page=zero&q=%E0%A4%A')).toEqual({ highlightId: 'h1', snippet: '%E0%A4%A' });
    expect(readNoteHash('q=one&q=two')).toEqual({ snippet: 'one' });
    expect(readNoteHash(`q=${'x'.repeat(5000)}`).snippet).toHaveLength(2000);
  });
  it('survives any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => readNoteHash(text)).not.toThrow();
      }),
    );
  });
});
