import type { TagBoardView, TagGroupView, TagView } from '@evident/domain/tags';
import {
  filtered,
  inMiddle,
  neighborOf,
  nextTo,
  ofHue,
  reworded,
  rewordedGroup,
  sideAt,
  stepOf,
  tagsOf,
  withGroupAt,
  withTagAt,
  withTagMerged,
} from './arrange.ts';

const tag = (id: string, tagGroupId: string, more: Partial<TagView> = {}): TagView => ({
  id,
  projectId: 'p',
  tagBoardId: 'b',
  tagGroupId,
  title: id,
  description: null,
  role: null,
  ...ofHue('teal'),
  ownHex: null,
  locked: false,
  rank: 1,
  version: 1,
  highlightCount: 0,
  ...more,
});
const group = (id: string, tags: string[], more: Partial<TagGroupView> = {}): TagGroupView => ({
  id,
  tagBoardId: 'b',
  title: id,
  ...ofHue('teal'),
  rank: 1,
  version: 1,
  tags: tags.map((each) => tag(each, id)),
  ...more,
});
const board = (...groups: TagGroupView[]): TagBoardView[] => [
  { id: 'b', projectId: 'p', title: 'Board', rank: 1, version: 1, groups },
];
const titles = (boards: readonly TagBoardView[]) =>
  boards.flatMap(({ groups }) => groups.map(({ id, tags }) => `${id}: ${tags.map((each) => each.id).join(' ')}`));

describe('a board before the server has answered', () => {
  const boards = board(group('g', ['a', 'b', 'c']), group('h', ['d'], { color: 'pink' }), group('e', []));

  it('shows a moved tag in its place, in the colour of its group', () => {
    expect(titles(withTagAt(boards, 'c', 'g', 'a'))).toEqual(['g: c a b', 'h: d', 'e: ']);
    expect(titles(withTagAt(boards, 'a', 'h', null))).toEqual(['g: b c', 'h: d a', 'e: ']);
    expect(tagsOf(withTagAt(boards, 'a', 'h', 'd')).find(({ id }) => id === 'a')).toMatchObject({
      color: 'pink',
      tagGroupId: 'h',
    });
  });
  it('shows a merged tag no more, and never fewer highlights than were there', () => {
    const counted = board({
      ...group('g', []),
      tags: [tag('a', 'g', { highlightCount: 7 }), tag('b', 'g', { highlightCount: 3 })],
    });
    expect(tagsOf(withTagMerged(counted, 'a', 'b'))).toEqual([tag('b', 'g', { highlightCount: 7 })]);
  });
  it('shows a moved group in its place', () => {
    expect(titles(withGroupAt(boards, 'h', 'b', 'g'))).toEqual(['h: d', 'g: a b c', 'e: ']);
  });
});

describe('the arrows', () => {
  const { groups } = board(group('g', ['a', 'b', 'c']), group('e', []), group('h', ['d', 'f']))[0]!;

  it('move the focus up and down, and sideways to the same height, past empty groups', () => {
    expect([
      neighborOf(groups, 'b', 'up'),
      neighborOf(groups, 'b', 'down'),
      neighborOf(groups, 'b', 'right'),
      neighborOf(groups, 'c', 'right'),
      neighborOf(groups, 'd', 'left'),
    ]).toEqual(['a', 'c', 'f', 'f', 'a']);
    expect([neighborOf(groups, 'a', 'up'), neighborOf(groups, 'a', 'left')]).toEqual([null, null]);
  });
  it('with Alt move the card one place, and sideways into empty groups too', () => {
    expect(stepOf(groups, groups, 'b', 'up')).toEqual({ tagGroupId: 'g', beforeTagId: 'a' });
    expect(stepOf(groups, groups, 'a', 'down')).toEqual({ tagGroupId: 'g', beforeTagId: 'c' });
    expect(stepOf(groups, groups, 'b', 'down')).toEqual({ tagGroupId: 'g', beforeTagId: null });
    expect(stepOf(groups, groups, 'b', 'right')).toEqual({ tagGroupId: 'e', beforeTagId: null });
    expect([
      stepOf(groups, groups, 'a', 'up'),
      stepOf(groups, groups, 'c', 'down'),
      stepOf(groups, groups, 'a', 'left'),
      stepOf(groups, groups, 'd', 'right'),
    ]).toEqual([null, null, null, null]);
  });
});

describe('a board that is filtered', () => {
  const groups = [group('g', ['a', 'hidden', 'b', 'hidden too', 'c']), group('none', ['x']), group('h', ['d'])];
  const shown = [group('g', ['a', 'b', 'c']), group('h', ['d'])];

  it('moves a card past the next that is shown, and no further', () => {
    expect(stepOf(groups, shown, 'a', 'down')).toEqual({ tagGroupId: 'g', beforeTagId: 'hidden too' });
    expect(stepOf(groups, shown, 'c', 'up')).toEqual({ tagGroupId: 'g', beforeTagId: 'b' });
    expect(stepOf(groups, shown, 'c', 'down')).toBeNull();
  });
  it('moves a card sideways into the next column, shown or not', () =>
    expect(stepOf(groups, shown, 'a', 'right')).toEqual({ tagGroupId: 'none', beforeTagId: 'x' }));
  it('puts what is let go after a card right behind it, also what stands there already', () => {
    expect([
      nextTo(groups[0]!.tags, 'a', 'c'),
      nextTo(groups[0]!.tags, 'a', 'hidden'),
      nextTo(groups[0]!.tags, 'c', 'a'),
    ]).toEqual(['hidden', 'b', null]);
  });
});

describe('letting go of a card over another', () => {
  const edges = { top: 100, height: 100 };
  it.each([
    [105, 'before'],
    [149, 'before'],
    [151, 'after'],
    [195, 'after'],
  ])('at %i of 100 to 200 puts it %s', (y, side) => {
    expect(sideAt(y, edges)).toBe(side);
  });
  it.each([
    [105, false],
    [127, false],
    [129, true],
    [171, true],
    [173, false],
  ])('at %i of 100 to 200, resting there merges: %s', (y, merges) => {
    expect(inMiddle(y, edges)).toBe(merges);
  });
});

it('filters by title and description, and leaves out groups without a match', () => {
  const groups = [
    { ...group('g', ['Trust']), tags: [tag('Trust', 'g'), tag('Speed', 'g', { description: 'How trusted it feels' })] },
    group('h', ['Price']),
  ];
  expect(filtered(groups, ' TRUST ').map(({ id, tags }) => [id, tags.length])).toEqual([['g', 2]]);
});

describe('colors before the server has answered', () => {
  const [shown] = board(group('g', ['a', 'b']));
  const [first] = shown!.groups;

  it('change a tag alone, and go back to those of the group', () => {
    const own = reworded(first!.tags[0]!, { hex: '#f00' }, first!);
    expect(own).toMatchObject({ color: 'red', hex: 'ff0000', ownHex: 'ff0000', version: 2 });
    expect(reworded(own, { color: null }, first!)).toMatchObject({ ...ofHue('teal'), ownHex: null });
  });

  it('reach the tags of a group that have none of their own', () => {
    const own = reworded(first!.tags[0]!, { color: 'pink' }, first!);
    const { tags } = rewordedGroup({ ...first!, tags: [own, first!.tags[1]!] }, { color: 'blue' });
    expect(tags.map(({ color }) => color)).toEqual(['pink', 'blue']);
  });
});
