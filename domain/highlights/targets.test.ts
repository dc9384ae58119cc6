import { type Highlight, filePlaceOf, highlightLabel, trimmed } from './index.ts';

const FILE = '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e10';
const area = { pageIndex: 2, left: 10, top: 20, width: 30, height: 5 };

describe('the target of a new highlight', () => {
  it('is words unless a file is named', () => {
    expect(filePlaceOf({ quote: 'words' })).toBeNull();
  });
  it('is a moment, whose seconds are stored as milliseconds', () => {
    expect(filePlaceOf({ audioVideo: { fileId: FILE, startTime: 1.2345, endTime: 2 } })).toMatchObject({
      target: 'MOMENT',
      text: '',
      startMs: 1235,
      endMs: 2000,
    });
  });
  it('is an area with the text in it', () => {
    expect(filePlaceOf({ fileId: FILE, pdfHighlightAreas: [area], quote: 'Total' })).toMatchObject({
      target: 'AREA',
      text: 'Total',
      areas: [area],
    });
  });
  it.each([
    ['two targets', { audioVideo: { fileId: FILE, startTime: 0, endTime: 1 }, pdfHighlightAreas: [area] }],
    ['a moment with words', { audioVideo: { fileId: FILE, startTime: 0, endTime: 1 }, quote: 'x' }],
    ['a moment without duration', { audioVideo: { fileId: FILE, startTime: 1, endTime: 1.0001 } }],
    ['an area without file', { pdfHighlightAreas: [area] }],
    ['an empty area', { fileId: FILE, pdfHighlightAreas: [{ ...area, width: 0 }] }],
    ['an area beyond its page', { fileId: FILE, pdfHighlightAreas: [{ ...area, left: 90 }] }],
  ])('is refused: %s', (_, wanted) => {
    expect(() => filePlaceOf(wanted)).toThrow();
  });
});

describe('trimming', () => {
  const moment = {
    target: 'MOMENT',
    startMs: 10_000,
    endMs: 20_000,
    snippetStartMs: null,
    snippetEndMs: null,
    areas: [],
  } as unknown as Highlight;
  const words = { ...moment, target: 'WORDS' } as Highlight;

  it('keeps the end when only the start is trimmed', () => {
    expect(trimmed(words, { audioVideo: { snippetStartTime: 12 } })).toMatchObject({
      startMs: 10_000,
      snippetStartMs: 12_000,
      snippetEndMs: 20_000,
    });
  });
  it('is cleared by null, and by its own seconds', () => {
    const before = { ...words, snippetStartMs: 12_000, snippetEndMs: 20_000 };
    expect(trimmed(before, { audioVideo: { snippetStartTime: null } })).toMatchObject({ snippetStartMs: null });
    expect(trimmed(before, { audioVideo: { snippetStartTime: 10 } })).toMatchObject({ snippetEndMs: null });
  });
  it('moves a moment and forgets its snippet', () => {
    const before = { ...moment, snippetStartMs: 12_000, snippetEndMs: 20_000 };
    expect(trimmed(before, { audioVideo: { startTime: 30, endTime: 31 } })).toEqual({
      startMs: 30_000,
      endMs: 31_000,
      snippetStartMs: null,
      snippetEndMs: null,
      areas: [],
    });
  });
  it.each([
    ['the seconds of words', words, { startTime: 1 }],
    ['an end before the start', words, { snippetStartTime: 15, snippetEndTime: 14 }],
    ['none of its own seconds', words, { snippetStartTime: 21, snippetEndTime: 25 }],
    ['more than 10 minutes around it', words, { snippetEndTime: 621 }],
    ['words without times', { ...words, startMs: null, endMs: null }, { snippetEndTime: 15 }],
  ])('refuses %s', (_, highlight, audioVideo) => {
    expect(() => trimmed(highlight, { audioVideo })).toThrow();
  });
  it('refuses areas of words', () => {
    expect(() => trimmed(words, { pdfHighlightAreas: [area] })).toThrow('Only highlights of an area');
  });
});

describe('the label of a highlight', () => {
  const none = { text: '', startMs: null, endMs: null, pdfHighlightAreas: [] };
  it('is its words, its page, or its seconds', () => {
    expect(highlightLabel({ ...none, text: 'I always do', startMs: 0, endMs: 1 })).toBe('I always do');
    expect(highlightLabel({ ...none, pdfHighlightAreas: [area] })).toBe('Area on page 3');
    expect(highlightLabel({ ...none, startMs: 61_000, endMs: 65_500 })).toBe('Moment at 1:01–1:05');
  });
});
