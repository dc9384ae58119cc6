import fc from 'fast-check';
import {
  type Highlight,
  audioVideoOf,
  checkAreas,
  fromPlace,
  selectorOf,
  snippetAfter,
  spanOf,
  toMs,
  toSeconds,
  trimmed,
  trimmedOf,
} from './index.ts';

const FILE = '00000000-0000-7000-8000-0000000000f1';
const INVALID = expect.objectContaining({ code: 'ValidationError' });
const TIMES = { startMs: 10_000, endMs: 20_000, snippetStartMs: null, snippetEndMs: null };
const highlight = (more: Partial<Highlight> = {}) =>
  ({
    id: 'h',
    target: 'WORDS',
    fileId: FILE,
    areas: [],
    text: 'price',
    before: 'the ',
    after: ' is',
    start: 4,
    end: 9,
    ...TIMES,
    ...more,
  }) as Highlight;

describe('seconds of a recording', () => {
  it('are stored as milliseconds, and come back as they were sent', () => {
    fc.assert(fc.property(fc.nat(2_592_000_000), (ms) => expect(toMs(toSeconds(ms))).toBe(ms)));
    expect(toMs(1.0005)).toBe(1001);
  });

  it('are a span that takes time, also after rounding', () => {
    expect(spanOf({ startTime: 1, endTime: 1.5 })).toEqual({ startMs: 1000, endMs: 1500 });
    for (const [startTime, endTime] of [
      [2, 1],
      [1, 1],
      [1, 1.0001],
    ] as const)
      expect(() => spanOf({ startTime, endTime })).toThrow(INVALID);
  });

  it('play the trimmed ones, and are shown as what the recording has', () => {
    const recording = { fileId: FILE, picture: true, sound: true };
    expect(audioVideoOf({ ...TIMES, snippetStartMs: 5000, snippetEndMs: 12_000 }, recording)).toEqual({
      fileId: FILE,
      startTime: 10,
      endTime: 20,
      snippetStartTime: 5,
      snippetEndTime: 12,
      type: 'AV',
    });
    expect(audioVideoOf(TIMES, recording)).toMatchObject({ snippetStartTime: 10, snippetEndTime: 20 });
    const typeOf = (picture: boolean, sound: boolean | null) =>
      audioVideoOf(TIMES, { fileId: FILE, picture, sound })!.type;
    expect([typeOf(false, true), typeOf(true, false), typeOf(true, null)]).toEqual(['AUDIO', 'VIDEO', 'AV']);
  });

  it('are none without a recording or without times', () => {
    expect(audioVideoOf(TIMES, null)).toBeNull();
    expect(audioVideoOf({ ...TIMES, endMs: null }, { fileId: FILE, picture: true, sound: true })).toBeNull();
  });
});

describe('areas of a page', () => {
  const area = (left: number, top: number, width: number, height: number) => ({
    pageIndex: 0,
    left,
    top,
    width,
    height,
  });

  it('lie on their page and have a size', () => {
    checkAreas([area(0, 0, 100, 100), area(33.333, 66.667, 66.667, 33.333)]);
    for (const wrong of [area(0, 0, 0, 10), area(0, 0, 10, 0), area(60, 0, 41, 10), area(0, 95, 10, 6)])
      expect(() => checkAreas([area(0, 0, 10, 10), wrong])).toThrow(INVALID);
  });
});

describe('a highlight that moves with its words', () => {
  it('keeps its trimmed seconds only while they belong to the same seconds of the same recording', () => {
    const cut = highlight({ snippetStartMs: 9000, snippetEndMs: 15_000 });
    const kept = { snippetStartMs: 9000, snippetEndMs: 15_000 };
    const dropped = { snippetStartMs: null, snippetEndMs: null };
    expect(snippetAfter(cut, cut)).toEqual(kept);
    for (const change of [{ startMs: 11_000 }, { endMs: null }, { fileId: null }])
      expect(snippetAfter(cut, { ...cut, ...change })).toEqual(dropped);
  });

  it('takes words, places and speakers from its note, and a recording only by a real id', () => {
    const place = { ...selectorOf(highlight()), text: 'price', startMs: 1, endMs: 2, speakers: ['s'], fileId: FILE };
    expect(fromPlace(place as never)).toMatchObject({ text: 'price', speakers: ['s'], fileId: FILE });
    expect(fromPlace({ ...place, fileId: '../../etc/passwd' } as never).fileId).toBeNull();
  });

  it('is found again by its words and those around', () => {
    expect(selectorOf(highlight())).toEqual({ quote: 'price', before: 'the ', after: ' is', start: 4, end: 9 });
  });
});

describe('undo of a trim', () => {
  it('keeps all that a trim changes', () => {
    const before = highlight({ target: 'MOMENT' });
    const after = { ...before, ...trimmed(before, { audioVideo: { startTime: 12, snippetEndTime: 25 } }) };
    expect(trimmedOf(after)).not.toEqual(trimmedOf(before));
    expect({ ...after, ...trimmedOf(before) }).toEqual(before);
  });
});
