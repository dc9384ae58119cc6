import {
  type CanvasDocument,
  EMPTY_CANVAS,
  aligned,
  changedDocument,
  distributed,
  revertedCanvas,
  stepOf,
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
});
