import { type KnownNote, correctedNote, sharedWords } from './corrected-note.ts';

const TEXT =
  'We tried the old tool for a year, and it broke every single week. Then we wrote our own, which nobody wanted to maintain.';
const CORRECTED = TEXT.replace('tool', 'tracker').replace('single ', '');
const known = (more: Partial<KnownNote>): KnownNote => ({
  id: 'n1',
  title: 'Ana',
  text: TEXT,
  fingerprint: 'one:0',
  sourceName: 'ana.vtt',
  ...more,
});
const read = { title: 'Ana', text: CORRECTED, fingerprint: 'two:0' };

describe('a file that corrects a note', () => {
  it.each([
    ['a file of the same name', read, known({ title: 'Renamed since' }), 'n1'],
    ['a file of another name with the same title', read, known({ sourceName: 'ana (1).vtt' }), 'n1'],
    [
      'another text under the same name',
      { ...read, text: 'Nothing of what stood there before is in here now, not a line.' },
      known({}),
      null,
    ],
    ['another name and title', read, known({ sourceName: 'b.vtt', title: 'Ben' }), null],
    ['the very same file', { ...read, fingerprint: 'one:0' }, known({}), null],
    ['a note that was never imported', read, known({ fingerprint: null }), null],
  ])('is known: %s', (_, file, note, expected) => {
    expect(correctedNote(file, 'Ana.VTT', [note])?.id ?? null).toBe(expected);
  });

  it('is the one with most words in common', () => {
    const other = known({ id: 'n2', text: `${CORRECTED} And so on.` });
    expect(correctedNote(read, 'ana.vtt', [known({}), other])?.id).toBe('n2');
  });

  it('counts equal words as often as both texts hold them', () => {
    expect(sharedWords('yes yes no', 'Yes, no. No!')).toBeCloseTo(2 / 3);
    expect(sharedWords('', '')).toBe(0);
  });
});
