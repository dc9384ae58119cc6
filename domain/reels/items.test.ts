import fc from 'fast-check';
import type { HighlightView } from '../highlights/index.ts';
import { reverted } from '../undo/index.ts';
import {
  REEL,
  REEL_ITEMS_MAX,
  type Reel,
  type ReelItem,
  effectiveSpans,
  isStruck,
  itemLength,
  itemsOf,
  lengthOf,
  placedSpans,
  plainItem,
  reelLength,
  timeInReel,
} from './index.ts';

const item = (more: Partial<ReelItem> = {}): ReelItem => ({
  id: 'i',
  highlightId: null,
  fileId: 'f',
  startMs: 10_000,
  endMs: 20_000,
  cuts: [],
  title: null,
  ...more,
});
const cuts = fc
  .array(fc.record({ startMs: fc.integer({ min: 9000, max: 20_000 }), length: fc.integer({ min: 1, max: 3000 }) }), {
    maxLength: 5,
  })
  .map((list) => list.map(({ startMs, length }) => ({ startMs, endMs: startMs + length })));
const items = fc
  .array(cuts, { minLength: 1, maxLength: 4 })
  .map((all) => all.map((one, at) => item({ id: `i${at}`, cuts: one })));

describe('the time of a reel', () => {
  it('is that of its items, one after the other, without what is cut', () => {
    fc.assert(
      fc.property(items, (all) => {
        for (const one of all) {
          const spans = effectiveSpans(one);
          expect(itemLength(one)).toBe(spans.reduce((sum, span) => sum + lengthOf(span), 0));
          expect(itemLength(one)).toBeLessThanOrEqual(lengthOf(one));
        }
        const spans = placedSpans(all);
        for (const [at, span] of spans.entries())
          expect(span.atMs).toBe(at === 0 ? 0 : spans[at - 1]!.atMs + lengthOf(spans[at - 1]!));
        expect(reelLength(all)).toBe(all.reduce((sum, one) => sum + itemLength(one), 0));
      }),
    );
  });

  it('of a moment never goes back within an item, and stays within the reel', () => {
    fc.assert(
      fc.property(
        items,
        fc.nat(3),
        fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 2 }),
        (all, which, moments) => {
          const { id } = all[which % all.length]!;
          const times = moments.toSorted((one, other) => one - other).map((ms) => timeInReel(all, id, ms));
          expect(times).toEqual(times.toSorted((one, other) => one - other));
          for (const time of times) expect(time >= 0 && time <= reelLength(all)).toBe(true);
        },
      ),
    );
  });

  it('of a moment that is cut out is that of the next span', () => {
    const all = [item({ id: 'a', cuts: [{ startMs: 12_000, endMs: 15_000 }] }), item({ id: 'b' })];
    expect([11_000, 13_000, 15_000, 99_000].map((ms) => timeInReel(all, 'a', ms))).toEqual([1000, 2000, 2000, 7000]);
    expect(timeInReel(all, 'b', 10_000)).toBe(7000);
    expect(timeInReel(all, 'gone', 10_000)).toBe(0);
  });

  it('strikes a word whose middle is cut out', () => {
    const cut = [{ startMs: 1000, endMs: 2000 }];
    expect(isStruck({ startMs: 500, endMs: 1500 }, cut)).toBe(true);
    expect(isStruck({ startMs: 1500, endMs: 2500 }, cut)).toBe(false);
    expect(isStruck({ startMs: 0, endMs: 9000 }, [])).toBe(false);
  });
});

describe('items of a reel', () => {
  const highlight = (id: string, more: object = {}) =>
    ({
      id,
      projectId: 'p',
      lost: false,
      audioVideo: { fileId: 'f', startTime: 1, endTime: 9, snippetStartTime: 2, snippetEndTime: 4, type: 'AV' },
      ...more,
    }) as unknown as HighlightView;
  const made = (...highlights: HighlightView[]) => {
    let count = 0;
    return itemsOf(highlights, 'p', () => `new${(count += 1)}`);
  };

  it('play highlights as they were trimmed', () => {
    expect(made(highlight('h'))).toEqual([item({ id: 'new1', highlightId: 'h', startMs: 2000, endMs: 4000 })]);
  });

  it('leave out lost highlights, those without seconds and those of other projects', () => {
    const none = { fileId: 'f', startTime: 1, endTime: 9, snippetStartTime: 4, snippetEndTime: 4, type: 'AV' };
    expect(
      made(
        highlight('lost', { lost: true }),
        highlight('words', { audioVideo: null }),
        highlight('foreign', { projectId: 'q' }),
        highlight('empty', { audioVideo: none }),
        highlight('kept'),
      ).map(({ highlightId }) => highlightId),
    ).toEqual(['kept']);
  });

  it('are as many as a reel holds', () => {
    expect(made(...Array.from({ length: REEL_ITEMS_MAX + 1 }, (_, at) => highlight(`h${at}`)))).toHaveLength(
      REEL_ITEMS_MAX,
    );
  });

  it('are stored without what is shown with them', () => {
    const shown = { ...item(), speaker: 'Ada', words: ['secret'] };
    expect(plainItem(shown)).toEqual(item());
  });
});

describe('undo of a reel', () => {
  const reel = (more: Partial<Reel> = {}) =>
    ({ id: 'r', title: 'Price', items: [item()], captions: true, version: 1, ...more }) as Reel;

  it('restores only the parts that were changed', () => {
    const changed = reel({ title: 'Cost', items: [] });
    expect(reverted(REEL, { before: reel(), after: changed }, { ...changed, captions: false, version: 7 })).toEqual(
      reel({ captions: false, version: 7 }),
    );
  });
});
