import fc from 'fast-check';
import { RANK_GAP } from '../kernel/index.ts';
import {
  type AppliedTag,
  type Tag,
  type TagGroup,
  changeSet,
  codeBookOf,
  codeOf,
  mergedIntoOne,
  movedTags,
  tagNameKey,
  templateViewOf,
  usableIn,
} from './index.ts';

const on = (day: number) => new Date(Date.UTC(2026, 2, day));
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
const order = (tags: readonly Tag[]) => tags.toSorted((one, other) => one.rank - other.rank).map(({ id }) => id);

describe('moving several tags', () => {
  it('keeps their order, before the neighbor or at the end, and touches no other group', () => {
    const ranks = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(ranks, fc.nat(), fc.boolean(), (given, seed, toEnd) => {
        const inGroup = given.toSorted((one, other) => one - other).map((rank, at) => tag(`n${at}`, { rank }));
        const coming = [tag('x', { tagGroupId: 'other' }), tag('y', { tagGroupId: 'other', rank: 7 })];
        const moved = [...coming, inGroup[seed % inGroup.length]!];
        const staying = inGroup.filter((one) => !moved.includes(one));
        const beforeId = toEnd ? null : staying[seed % staying.length]!.id;
        const changes = movedTags(moved, 'g', inGroup, beforeId, on(2)).tags;
        const after = [...inGroup, ...coming].map(
          (one) => changes.find((change) => change.after!.id === one.id)?.after ?? one,
        );
        const expected = staying.map(({ id }) => id);
        expected.splice(
          beforeId === null ? expected.length : expected.indexOf(beforeId),
          0,
          ...moved.map(({ id }) => id),
        );
        expect(order(after)).toEqual(expected);
        expect(after.every(({ tagGroupId }) => tagGroupId === 'g')).toBe(true);
        for (const { before, after: row } of changes) expect(row!.title).toBe(before!.title);
      }),
    );
  });
});

describe('merging several tags', () => {
  const highlight = fc.constantFrom('h1', 'h2', 'h3');
  const member = fc.constantFrom('ada', 'ben');
  const applied = (tagId: fc.Arbitrary<string>) =>
    fc.uniqueArray(
      fc.record({
        tagId,
        highlightId: highlight,
        appliedBy: member,
        appliedAt: fc.integer({ min: 1, max: 28 }).map(on),
      }),
      { selector: (one) => `${one.tagId} ${one.highlightId} ${one.appliedBy}`, maxLength: 8 },
    ) as fc.Arbitrary<AppliedTag[]>;

  it('gives each highlight the survivor once for each member, since the first time they applied any of them', () => {
    fc.assert(
      fc.property(applied(fc.constantFrom('a', 'b')), applied(fc.constant('into')), (onTags, onSurvivor) => {
        const merged = mergedIntoOne([tag('a'), tag('b')], tag('into'), onTags, onSurvivor);
        const key = (one: AppliedTag) => `${one.tagId} ${one.highlightId} ${one.appliedBy}`;
        const now = new Map([...onTags, ...onSurvivor].map((one) => [key(one), one]));
        for (const { before, after } of merged.applied) {
          if (before) now.delete(key(before));
          if (after) now.set(key(after), after);
        }
        const first = new Map<string, Date>();
        for (const { highlightId, appliedBy, appliedAt } of [...onTags, ...onSurvivor]) {
          const known = first.get(`into ${highlightId} ${appliedBy}`);
          if (!known || appliedAt < known) first.set(`into ${highlightId} ${appliedBy}`, appliedAt);
        }
        expect(new Map([...now].map(([name, one]) => [name, one.appliedAt]))).toEqual(first);
      }),
    );
  });

  it('removes all but the survivor', () => {
    const { tags } = mergedIntoOne([tag('a'), tag('b')], tag('into'), [], []);
    expect(tags.filter(({ after }) => after === null).map(({ before }) => before!.id)).toEqual(['a', 'b']);
    expect(tags.filter(({ after }) => after !== null).map(({ after }) => after!.id)).toEqual(['into']);
  });

  it('starts from a change set that changes nothing', () => {
    expect(changeSet({})).toEqual({ boards: [], groups: [], tags: [], applied: [] });
  });
});

describe('a tag', () => {
  it('has the same name as another without regard to case and surrounding space', () => {
    expect(tagNameKey('  Price ')).toBe(tagNameKey('PRICE'));
    expect(tagNameKey('Price s')).not.toBe(tagNameKey('Prices'));
  });

  it('is applied in its project, or everywhere if it belongs to the workspace', () => {
    expect(usableIn(tag('a'), 'p')).toBe(true);
    expect(usableIn(tag('a'), 'q')).toBe(false);
    expect(usableIn(tag('a', { projectId: null }), 'q')).toBe(true);
    expect(usableIn(null, 'p')).toBe(false);
  });
});

describe('a code book', () => {
  const group = { id: 'g', title: 'Trust', color: 'teal', hex: null } as unknown as TagGroup;

  it('keeps what a code means, and nothing of where it was used', () => {
    const code = tag('a', {
      title: 'Price',
      description: 'Costs',
      role: 'NEED' as never,
      color: 'red',
      hex: null,
      locked: true,
    });
    expect(codeOf(code)).toEqual({ title: 'Price', description: 'Costs', role: 'NEED', color: 'red', hex: null });
  });

  it('holds each group with its tags, empty groups too, and is shown in a template by its titles', () => {
    const book = codeBookOf(
      [group, { ...group, id: 'h', title: 'Empty' }],
      [tag('a'), tag('b', { tagGroupId: 'elsewhere' })],
    );
    expect(book.groups.map(({ title, tags }) => [title, tags.map((one) => one.title)])).toEqual([
      ['Trust', ['a']],
      ['Empty', []],
    ]);
    const template = { id: 'x', title: 'Ours', about: '', codeBook: book } as unknown as Parameters<
      typeof templateViewOf
    >[0];
    expect(templateViewOf(template, false)).toEqual({
      id: 'x',
      title: 'Ours',
      about: '',
      builtIn: false,
      groups: [
        { title: 'Trust', tags: ['a'] },
        { title: 'Empty', tags: [] },
      ],
    });
  });
});
