import {
  type CanvasDocument,
  EMPTY_CANVAS,
  aligned,
  apart,
  changedDocument,
  distributed,
  readCanvas,
  refuseBrokenObject,
  revertedCanvas,
  snapped,
  stepOf,
  writeCanvas,
} from './index.ts';

const group = { id: 'g', type: 'group' as const, x: 0, y: 0, width: 300, height: 200, title: 'Doubt' };
const card = { id: 'c', type: 'rh' as const, x: 10, y: 10, highlightIds: ['h'], groupId: 'g' };
const filled = changedDocument(EMPTY_CANVAS, { objects: [group, card] });
const content = (document: CanvasDocument) => ({ title: 'Map', document });

describe('a change of a canvas', () => {
  it('ranks new objects in front and keeps fields that are not given', () => {
    expect(filled.objects['c']!.rank).toBeGreaterThan(filled.objects['g']!.rank);
    const moved = changedDocument(filled, { objects: [{ id: 'c', x: 50 }] });
    expect(moved.objects['c']).toEqual({ ...filled.objects['c'], x: 50 });
  });
  it('frees the members of a removed group', () => {
    expect(changedDocument(filled, { removed: ['g'] }).objects['c']).not.toHaveProperty('groupId');
  });
  it('leaves out changes of objects that were removed meanwhile', () => {
    expect(changedDocument(EMPTY_CANVAS, { objects: [{ id: 'c', x: 1 }] })).toEqual(EMPTY_CANVAS);
  });
  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e7])('refuses %d as a place', (x) => {
    expect(() => changedDocument(filled, { objects: [{ id: 'c', x }] })).toThrow('finite');
  });
});

describe('undo on a canvas', () => {
  it('keeps what others changed since, and refuses what they changed too', () => {
    const moved = changedDocument(filled, { objects: [{ id: 'c', x: 50 }] });
    const step = stepOf(content(filled), content(moved));
    const locked = changedDocument(moved, { objects: [{ id: 'c', locked: true }] });
    expect(revertedCanvas(content(locked), step).document.objects['c']).toMatchObject({ x: 10, locked: true });
    const again = changedDocument(moved, { objects: [{ id: 'c', x: 70 }] });
    expect(() => revertedCanvas(content(again), step)).toThrow();
  });
  it('restores a removed group with its members', () => {
    const step = stepOf(content(filled), content(changedDocument(filled, { removed: ['g'] })));
    const removed = changedDocument(filled, { removed: ['g'] });
    expect(revertedCanvas(content(removed), step).document).toEqual(filled);
  });
});

describe('a layout', () => {
  const box = (x: number, width = 10) => ({ x, y: x, width, height: 10 });
  it('aligns and distributes boxes', () => {
    expect(aligned([box(0), box(5), box(30)], 'right').map(({ x }) => x)).toEqual([30, 30, 30]);
    expect(distributed([box(0), box(90), box(11)], 'x').map(({ x }) => x)).toEqual([0, 45, 90]);
  });
  it('moves boxes apart that overlap, and no others', () => {
    const [moved, free] = apart([box(0, 100)], [{ ...box(90), height: 10, y: 5 }, box(300)]);
    expect(moved!.y).toBeGreaterThan(10);
    expect(free).toEqual(box(300));
  });
  it('snaps a box to edges and middles that are close', () => {
    const { x, y } = snapped({ x: 3, y: 60, width: 10, height: 10 }, [box(0, 20)], 5);
    expect(x).toEqual({ to: 5, guide: { axis: 'x', at: 10 } });
    expect(y).toBeNull();
  });
});

describe('a live canvas', () => {
  const live = () => ({ objects: new Map(), parts: new Map(), expanded: new Map() });
  const asMap = (fields: readonly (readonly [string, unknown])[]) => new Map(fields);
  const changed = changedDocument(filled, {
    objects: [{ id: 'c', x: 50, locked: true }],
    expanded: ['c'],
    staging: { x: 0, y: 0, width: 10, height: 10 },
    section: { summary: 'They check.', peekMode: true },
  });
  it('holds what was written to it, field by field', () => {
    const shared = live();
    writeCanvas(shared, EMPTY_CANVAS, filled, asMap);
    const map = shared.objects.get('c');
    writeCanvas(shared, filled, changed, asMap);
    expect(readCanvas(shared)).toEqual(changed);
    expect(shared.objects.get('c')).toBe(map);
    writeCanvas(shared, changed, EMPTY_CANVAS, asMap);
    expect(readCanvas(shared)).toEqual(EMPTY_CANVAS);
  });
  it('frees members of a group that another member removed', () => {
    const shared = live();
    writeCanvas(shared, EMPTY_CANVAS, filled, asMap);
    shared.objects.delete('g');
    expect(readCanvas(shared).objects['c']).not.toHaveProperty('groupId');
  });
  it.each([
    [{ x: Number.NaN }],
    [{ rank: undefined }],
    [{ width: 0 }],
    [{ color: 'beige' }],
    [{ highlightIds: [] }],
    [{ id: 'other' }],
    [{ words: 'a' }],
  ])('refuses an object with %j', (field) => {
    const id = '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f';
    const object = { id, type: 'rectangle', x: 0, y: 0, rank: 1, width: 9, height: 9 };
    expect(() => refuseBrokenObject(id, object as never)).not.toThrow();
    expect(() => refuseBrokenObject(id, { ...object, ...field } as never)).toThrow();
  });
});
