import { RANK_GAP, Refusal } from '../kernel/index.ts';
import {
  type AppliedTag,
  changedTag,
  mergedTags,
  movedTag,
  removed,
  type Tag,
  type TagBoard,
  type TagChangeSet,
  type TagGroup,
  reverted,
} from './index.ts';

const on = (day: number) => new Date(Date.UTC(2026, 2, day));
const board: TagBoard = { id: 'b', teamId: 't', projectId: 'p', title: 'Themes', rank: RANK_GAP, version: 1 };
const group = (id: string): TagGroup => ({
  id,
  teamId: 't',
  tagBoardId: 'b',
  title: id,
  color: 'teal',
  hex: null,
  rank: RANK_GAP,
  version: 1,
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
const applied = (highlightId: string, tagId: string, day: number, appliedBy = 'ada'): AppliedTag => ({
  highlightId,
  tagId,
  appliedBy,
  appliedAt: on(day),
  how: 'person',
});
const now = (tags: Tag[], more: { groups?: TagGroup[]; applied?: AppliedTag[] } = {}) => ({
  boards: [board],
  groups: [group('g'), group('h')],
  tags,
  applied: [],
  ...more,
});
const refusal = (work: () => unknown): Refusal => {
  try {
    work();
  } catch (error) {
    return error as Refusal;
  }
  throw new Error('was done');
};
const back = (changeSet: TagChangeSet, rows: ReturnType<typeof now>) => reverted(changeSet, rows, on(9));

describe('merging a tag into another', () => {
  const merge = (onTag: AppliedTag[], onSurvivor: AppliedTag[]) => mergedTags(tag('a'), tag('b'), onTag, onSurvivor);

  it('hands over every highlight with who, when and how', () => {
    expect(merge([applied('h1', 'a', 3, 'bob')], []).applied).toContainEqual({
      before: null,
      after: applied('h1', 'b', 3, 'bob'),
    });
  });
  it('keeps the applications of two members', () => {
    expect(merge([applied('h1', 'a', 2, 'bob')], [applied('h1', 'b', 5)]).applied).toEqual([
      { before: applied('h1', 'a', 2, 'bob'), after: null },
      { before: null, after: applied('h1', 'b', 2, 'bob') },
    ]);
  });
  it('counts the first of two applications by one member', () => {
    expect(merge([applied('h1', 'a', 2)], [applied('h1', 'b', 5)]).applied).toContainEqual({
      before: applied('h1', 'b', 5),
      after: applied('h1', 'b', 2),
    });
    expect(merge([applied('h1', 'a', 5)], [applied('h1', 'b', 2)]).applied).toEqual([
      { before: applied('h1', 'a', 5), after: null },
    ]);
  });
  it('is not taken back once the survivor is gone, for then nobody knows whose the highlights are', () => {
    expect(refusal(() => back(merge([], []), now([])))).toMatchObject({
      code: 'InvalidOperation',
      advice: 'The tag “b” is gone since then: bring it back first.',
    });
  });
  it('is taken back in order: not while another tag was merged into the survivor since', () => {
    expect(refusal(() => back(merge([], []), now([tag('b', { tookOverTagId: 'c' })])))).toMatchObject({
      advice: 'The tag “b” was changed again since then: undo that first.',
    });
  });
  it('leaves on the highlights what was taken off or applied anew since', () => {
    const changeSet = merge([applied('h1', 'a', 2), applied('h2', 'a', 2)], []);
    const later = back(changeSet, now([tag('b', { tookOverTagId: 'a' })], { applied: [applied('h2', 'b', 7)] }));
    expect(later.applied).toEqual([
      { before: null, after: applied('h1', 'a', 2) },
      { before: null, after: applied('h2', 'a', 2) },
    ]);
  });
});

describe('taking back', () => {
  const moved = () => movedTag(tag('a'), 'h', [], null, on(2));

  it('brings back what the deed changed and keeps what others changed', () => {
    const renamed = { ...moved().tags[0]!.after!, title: 'Renamed' };
    expect(back(moved(), now([renamed])).tags[0]!.after).toEqual({ ...tag('a'), title: 'Renamed', updatedAt: on(9) });
  });
  it('refuses when the same was changed again', () => {
    const again = { ...moved().tags[0]!.after!, rank: 5 };
    expect(refusal(() => back(moved(), now([again])))).toMatchObject({
      title: 'That can no longer be undone',
      advice: 'The tag “a” was changed again since then: undo that first.',
    });
  });
  it('refuses when the group it belongs to is gone', () => {
    expect(refusal(() => back(removed({ tags: [tag('a', { tagGroupId: 'x' })], applied: [] }), now([])))).toMatchObject(
      { advice: 'The group it belongs to is gone since then: bring it back first.' },
    );
  });
  it('refuses for a tag that was locked since, but takes back the locking itself', () => {
    const { after } = moved().tags[0]!;
    expect(refusal(() => back(moved(), now([{ ...after!, locked: true }])))).toMatchObject({ title: 'Tag is locked' });
    const locking = changedTag(tag('a'), tag('a', { locked: true }));
    expect(back(locking, now([tag('a', { locked: true })])).tags[0]!.after).toMatchObject({ locked: false });
  });
  it('brings a group back with its tags and their highlights', () => {
    const changeSet = removed({
      groups: [group('x')],
      tags: [tag('a', { tagGroupId: 'x' })],
      applied: [applied('h1', 'a', 2)],
    });
    expect(back(changeSet, now([]))).toMatchObject({
      groups: [{ after: group('x') }],
      tags: [{ after: tag('a', { tagGroupId: 'x' }) }],
      applied: [{ before: null, after: applied('h1', 'a', 2) }],
    });
  });
});

describe('moving a tag', () => {
  it('changes its neighbours only where no number fits between them any more', () => {
    const tight = [tag('x', { rank: 1 }), tag('y', { rank: 1 + Number.EPSILON })];
    expect(movedTag(tag('a'), 'g', [tag('x', { rank: 1 }), tag('y', { rank: 3 })], 'y', on(2)).tags).toEqual([
      { before: tag('a'), after: { ...tag('a'), rank: 2, updatedAt: on(2) } },
    ]);
    expect(movedTag(tag('a'), 'g', tight, 'y', on(2)).tags.map(({ after }) => [after!.id, after!.rank])).toEqual([
      ['x', RANK_GAP],
      ['a', 2 * RANK_GAP],
      ['y', 3 * RANK_GAP],
    ]);
  });
});
