import fc from 'fast-check';
import { RANK_GAP } from '../kernel/index.ts';
import {
  type Tag,
  type TagBoard,
  type TagGroup,
  changedBoard,
  changedGroup,
  movedBoard,
  movedGroup,
  movedTag,
  reverted,
} from './index.ts';

const on = (day: number) => new Date(Date.UTC(2026, 2, day));
const board = (id: string, more: Partial<TagBoard> = {}): TagBoard => ({
  id,
  teamId: 't',
  projectId: 'p',
  title: id,
  rank: RANK_GAP,
  version: 1,
  ...more,
});
const group = (id: string, more: Partial<TagGroup> = {}): TagGroup => ({
  id,
  teamId: 't',
  tagBoardId: 'b',
  title: id,
  color: 'teal',
  hex: null,
  rank: RANK_GAP,
  version: 1,
  ...more,
});
const tag = (id: string, more: Partial<Tag> = {}): Tag => ({
  id,
  teamId: 't',
  projectId: 'p',
  tagGroupId: 'g',
  title: id,
  description: null,
  role: null,
  color: null,
  hex: null,
  locked: false,
  version: 1,
  rank: RANK_GAP,
  tookOverTagId: null,
  createdBy: 'ada',
  createdAt: on(1),
  updatedAt: on(1),
  ...more,
});
const rows = (more: Partial<Parameters<typeof reverted>[1]>) => ({
  boards: [board('b')],
  groups: [group('g')],
  tags: [],
  applied: [],
  ...more,
});

describe('a change of a group or a board', () => {
  it('changes nothing else, and undo restores the title it had', () => {
    const renamed = changedGroup(group('g'), group('g', { title: 'Reasons', version: 2 }));
    expect(renamed).toEqual({
      boards: [],
      tags: [],
      applied: [],
      groups: [{ before: group('g'), after: group('g', { title: 'Reasons', version: 2 }) }],
    });
    const now = rows({ groups: [group('g', { title: 'Reasons', version: 2 })] });
    expect(reverted(renamed, now, on(2)).groups[0]!.after).toMatchObject({ title: 'g' });
  });

  it('keeps a color that another member chose since', () => {
    const renamed = changedGroup(group('g'), group('g', { title: 'Reasons' }));
    const now = rows({ groups: [group('g', { title: 'Reasons', color: 'pink' })] });
    expect(reverted(renamed, now, on(2)).groups[0]!.after).toMatchObject({ title: 'g', color: 'pink' });
  });

  it('cannot be undone after the board was renamed again', () => {
    const renamed = changedBoard(board('b'), board('b', { title: 'Themes' }));
    expect(() => reverted(renamed, rows({ boards: [board('b', { title: 'Causes' })] }), on(2))).toThrow(
      expect.objectContaining({ advice: expect.stringContaining('“Causes” was changed again') }),
    );
  });
});

describe('moving', () => {
  it('a group takes it to another board, and leaves its neighbors alone while ranks fit', () => {
    const there = [group('x', { tagBoardId: 'c', rank: 10 }), group('y', { tagBoardId: 'c', rank: 20 })];
    expect(movedGroup(group('g'), 'c', there, 'y').groups).toEqual([
      { before: group('g'), after: group('g', { tagBoardId: 'c', rank: 15 }) },
    ]);
  });

  it('a board stays in its project', () => {
    expect(movedBoard(board('b'), [board('b'), board('c', { rank: 2 * RANK_GAP })], null).boards).toEqual([
      { before: board('b'), after: board('b', { rank: 3 * RANK_GAP }) },
    ]);
  });

  it('to another group cannot be undone once that group was deleted', () => {
    const moved = movedTag(tag('a', { tagGroupId: 'old' }), 'g', [], null, on(2));
    expect(() => reverted(moved, rows({ tags: [moved.tags[0]!.after!] }), on(3))).toThrow(
      expect.objectContaining({ advice: 'The group it belongs to is gone since then: bring it back first.' }),
    );
  });

  it('a group of a deleted board cannot be undone either', () => {
    const moved = movedGroup(group('g', { tagBoardId: 'old' }), 'b', [], null);
    expect(() => reverted(moved, rows({ groups: [moved.groups[0]!.after!] }), on(3))).toThrow(
      expect.objectContaining({ advice: 'The board it belongs to is gone since then: bring it back first.' }),
    );
  });

  it('is undone exactly, wherever a tag was put, and redone exactly', () => {
    const ranks = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(ranks, fc.nat(6), fc.option(fc.nat(6)), (numbers, which, to) => {
        const tags = [...numbers].sort((a, b) => a - b).map((rank, at) => tag(`t${at}`, { rank }));
        const moved = tags[which % tags.length]!;
        const target = to === null ? null : tags[to % tags.length]!.id;
        const change = movedTag(moved, 'g', tags, target === moved.id ? null : target, on(2));
        const after = tags.map((each) => change.tags.find(({ before }) => before?.id === each.id)?.after ?? each);
        const undo = reverted(change, rows({ tags: after }), on(3));
        const back = after.map((each) => undo.tags.find(({ before }) => before?.id === each.id)?.after ?? each);
        expect(back.map(({ id, rank, tagGroupId }) => [id, rank, tagGroupId])).toEqual(
          tags.map(({ id, rank, tagGroupId }) => [id, rank, tagGroupId]),
        );
        const redo = reverted(undo, rows({ tags: back }), on(4));
        expect(
          back
            .map((each) => redo.tags.find(({ before }) => before?.id === each.id)?.after ?? each)
            .map(({ rank }) => rank),
        ).toEqual(after.map(({ rank }) => rank));
      }),
    );
  });
});
