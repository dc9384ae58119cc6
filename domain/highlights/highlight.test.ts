import type { HighlightPlace } from '../content/index.ts';
import { type Highlight, afterReading } from './index.ts';

const now = new Date('2026-03-01');
const later = new Date('2026-03-02');
const place: HighlightPlace = {
  start: 4,
  end: 9,
  text: 'words',
  before: 'the ',
  after: ' said',
  speakers: ['s1'],
  startMs: 0,
  endMs: 900,
  fileId: null,
};
const highlight: Highlight = {
  ...place,
  id: 'h',
  teamId: 't',
  noteId: 'n',
  projectId: 'p',
  target: 'WORDS',
  areas: [],
  snippetStartMs: null,
  snippetEndMs: null,
  anchor: 'mark',
  relativeStart: null,
  relativeEnd: null,
  lostAt: null,
  createdBy: 'u',
  createdAt: now,
  updatedAt: now,
};

describe('a highlight after its note was read again', () => {
  it('stays the very same when nothing about it changed', () => {
    expect(afterReading(highlight, place, later)).toBe(highlight);
  });
  it('moves with its words without counting as changed by somebody', () => {
    expect(afterReading(highlight, { ...place, start: 10, end: 15 }, later)).toEqual({
      ...highlight,
      start: 10,
      end: 15,
    });
  });
  it('takes on words that were edited inside it', () => {
    expect(afterReading(highlight, { ...place, text: 'very words', end: 14 }, later)).toMatchObject({
      text: 'very words',
      updatedAt: later,
    });
  });
  it('is lost when its words are gone, keeps the words it had, and remembers since when', () => {
    const lost = afterReading(highlight, undefined, later);
    expect(lost).toMatchObject({ text: 'words', lostAt: later });
    expect(afterReading(lost, undefined, new Date('2026-03-03'))).toBe(lost);
  });
  it('is found again when its words come back', () => {
    expect(afterReading({ ...highlight, lostAt: now }, place, later)).toMatchObject({ lostAt: null, updatedAt: later });
  });
});
