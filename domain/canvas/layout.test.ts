import fc from 'fast-check';
import {
  type Box,
  CANVAS_FAR,
  CANVAS_SIZE_MAX,
  type CanvasCard,
  type CanvasDocument,
  type CanvasObject,
  type CanvasObjectView,
  addedTargets,
  cardsOf,
  groupAround,
  isPlace,
  isReference,
  isSize,
  isWithin,
  refuseBrokenParts,
  sizeOf,
  targetsOf,
} from './index.ts';

const box = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
  width: fc.integer({ min: 1, max: 400 }),
  height: fc.integer({ min: 1, max: 400 }),
});
const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe('a group of cards', () => {
  it('holds every member completely, without overlaps, at its corner', () => {
    fc.assert(
      fc.property(fc.array(box, { maxLength: 12 }), fc.integer(), fc.integer(), (boxes, x, y) => {
        const { group, members } = groupAround(boxes, { x, y });
        expect([group.x, group.y]).toEqual([x, y]);
        for (const [at, member] of members.entries()) {
          expect([member.width, member.height]).toEqual([boxes[at]!.width, boxes[at]!.height]);
          expect(isWithin(member, group)).toBe(true);
          expect(member.x >= group.x && member.x + member.width <= group.x + group.width).toBe(true);
          expect(member.y >= group.y && member.y + member.height <= group.y + group.height).toBe(true);
          expect(members.some((other) => other !== member && overlap(member, other))).toBe(false);
        }
      }),
    );
  });

  it('has room without members too', () => {
    const { group } = groupAround([], { x: 0, y: 0 });
    expect(group.width > 0 && group.height > 0).toBe(true);
  });
});

describe('a box', () => {
  it('is within another if its middle is, so that one that touches the edge is not taken along', () => {
    const outer = { x: 0, y: 0, width: 100, height: 100 };
    expect(isWithin({ x: 80, y: 80, width: 40, height: 40 }, outer)).toBe(true);
    expect(isWithin({ x: 81, y: 80, width: 40, height: 40 }, outer)).toBe(false);
    expect(isWithin(outer, { x: 40, y: 40, width: 20, height: 20 })).toBe(true);
  });
});

describe('cards of an object', () => {
  const card = (id: string, text: string) => ({ id, title: '', text }) as unknown as CanvasCard;
  const cards = new Map([card('a', 'Short.'), card('b', 'Long words. '.repeat(60))].map((one) => [one.id, one]));
  const reel = (...highlightIds: string[]) => ({ id: 'r', type: 'rh', highlightIds }) as unknown as CanvasObjectView;

  it('come in its order, without those that the reader cannot see', () => {
    expect(cardsOf(reel('b', 'hidden', 'a'), cards).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('grow with their words when expanded, and to six lines otherwise', () => {
    const [short, long] = [sizeOf(reel('a'), cards, false), sizeOf(reel('b'), cards, false)];
    expect(long.height - short.height).toBe(5 * 20);
    expect(sizeOf(reel('b'), cards, true).height).toBeGreaterThan(long.height);
    expect(sizeOf(reel('a', 'b'), cards, true).height).toBeGreaterThan(sizeOf(reel('b'), cards, true).height);
  });

  it('of a rectangle are as large as it was drawn', () => {
    const drawn = { id: 'x', type: 'rectangle', width: 12, height: 34 } as unknown as CanvasObjectView;
    expect(sizeOf(drawn, cards, true)).toEqual({ width: 12, height: 34 });
  });
});

describe('numbers of a canvas', () => {
  it('are finite places and sizes within its bounds', () => {
    for (const none of [Number.NaN, Infinity, -Infinity, '1', null, undefined, CANVAS_FAR + 1, -CANVAS_FAR - 1])
      expect(isPlace(none)).toBe(false);
    expect(isPlace(-CANVAS_FAR) && isPlace(0) && isPlace(CANVAS_FAR)).toBe(true);
    for (const none of [0, -1, 0.5, Number.NaN, CANVAS_SIZE_MAX + 1, '10']) expect(isSize(none)).toBe(false);
    expect(isSize(1) && isSize(CANVAS_SIZE_MAX)).toBe(true);
  });

  it('are checked in the parts besides its objects', () => {
    const parts = { staging: null, searchParams: {}, section: { summary: '' } } as unknown as Parameters<
      typeof refuseBrokenParts
    >[0];
    refuseBrokenParts(parts);
    refuseBrokenParts({ ...parts, staging: { x: 0, y: 0, width: 1, height: 1 } });
    for (const wrong of [
      { staging: { x: 0, y: 0, width: 0, height: 1 } },
      { staging: { x: 0, y: 0, width: 1, height: 1, script: 'x' } },
      { section: { ...parts.section, summary: 'x'.repeat(100_001) } },
      { searchParams: { q: 1 } },
    ])
      expect(() => refuseBrokenParts({ ...parts, ...wrong } as typeof parts)).toThrow(
        expect.objectContaining({ code: 'ValidationError' }),
      );
  });
});

describe('references of a canvas', () => {
  const reference = (id: string, more: Partial<CanvasObject>) =>
    ({ id, x: 0, y: 0, rank: 1, ...more }) as unknown as CanvasObject;
  const document = (...objects: CanvasObject[]) =>
    ({ objects: Object.fromEntries(objects.map((one) => [one.id, one])) }) as unknown as CanvasDocument;
  const reel = reference('r', { type: 'rh', highlightIds: ['h1', 'h2'] });
  const insight = reference('i', { type: 'i', targetId: 'i1' });

  it('are reels, insights and notes', () => {
    expect(
      [reel, insight, reference('n', { type: 'n' }), reference('t', { type: 'text' })].map((one) => isReference(one)),
    ).toEqual([true, true, true, false]);
  });

  it('name each target once, by its kind', () => {
    expect(targetsOf([reel, insight, { ...insight, id: 'i2' }, reference('n', { type: 'n', targetId: 'n1' })])).toEqual(
      {
        highlights: ['h1', 'h2'],
        insights: ['i1'],
        notes: ['n1'],
      },
    );
  });

  it('are checked only where a change adds them, so that moving an object needs no access to its target', () => {
    const before = document(reel, insight);
    const moved = document({ ...reel, x: 9 }, { ...insight, x: 9 });
    expect(addedTargets(before, moved)).toEqual({ highlights: [], insights: [], notes: [] });
    const more = document(
      { ...reel, highlightIds: ['h1', 'h3'] },
      insight,
      reference('n', { type: 'n', targetId: 'n1' }),
    );
    expect(addedTargets(before, more)).toEqual({ highlights: ['h3'], insights: [], notes: ['n1'] });
  });
});
