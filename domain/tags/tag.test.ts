import { Refusal } from '../kernel/index.ts';
import { TAGS_MAX, TAG_BOARDS_MAX, TAG_GROUPS_MAX, refuseLocked, refuseMore, type Tag } from './index.ts';

const tag: Tag = {
  id: 'a',
  teamId: 't',
  projectId: 'p',
  tagGroupId: 'g',
  title: 'Price',
  description: null,
  role: null,
  color: null,
  hex: null,
  locked: false,
  version: 1,
  rank: 1,
  tookOverTagId: null,
  createdBy: 'ada',
  createdAt: new Date(0),
  updatedAt: new Date(0),
};

describe('the limits of a project', () => {
  it.each([
    ['boards', TAG_BOARDS_MAX, 50],
    ['groups', TAG_GROUPS_MAX, 500],
    ['tags', TAGS_MAX, 10_000],
  ])('allow as many %s as decided', (_, most, expected) => {
    expect(most).toBe(expected);
  });

  it('allow the last one and refuse one more, with the number as people write it', () => {
    expect(() => refuseMore(TAGS_MAX - 1, TAGS_MAX, 'tags')).not.toThrow();
    for (const there of [TAGS_MAX, TAGS_MAX + 1])
      expect(() => refuseMore(there, TAGS_MAX, 'tags')).toThrow(
        expect.objectContaining({
          code: 'UnprocessableContent',
          title: 'There are at most 10,000 tags',
        }) as Refusal,
      );
  });
});

describe('a locked tag', () => {
  it('refuses changes and says to unlock it', () => {
    expect(() => refuseLocked({ ...tag, locked: true })).toThrow(
      expect.objectContaining({ code: 'InvalidOperation', advice: 'Unlock it first.' }) as Refusal,
    );
    expect(() => refuseLocked(tag)).not.toThrow();
  });
});
