import { containsText } from '@evident/domain/text';
import {
  HUE_HEX,
  colorFrom,
  hexOf,
  type Hue,
  type TagBoardView,
  type TagGroupView,
  type TagGroupWording,
  type TagView,
  type TagWording,
} from '@evident/domain/tags';

export type Boards = readonly TagBoardView[];

/** Moves or inserts an item before another one, or at the end (null). */
export function placedBefore<T extends { id: string }>(list: readonly T[], thing: T, beforeId: string | null): T[] {
  const others = list.filter(({ id }) => id !== thing.id);
  const at = others.findIndex(({ id }) => id === beforeId);
  return at === -1 ? [...others, thing] : [...others.slice(0, at), thing, ...others.slice(at)];
}

/** The id of the item after this one, ignoring `exceptId`; null at the end. */
export function nextTo(list: readonly { id: string }[], id: string, exceptId?: string): string | null {
  const others = list.filter((one) => one.id !== exceptId);
  return others[others.findIndex((one) => one.id === id) + 1]?.id ?? null;
}

export const groupsOf = (boards: Boards): TagGroupView[] => boards.flatMap(({ groups }) => groups);
export const tagsOf = (boards: readonly Pick<TagBoardView, 'groups'>[]): TagView[] =>
  boards.flatMap(({ groups }) => groups).flatMap(({ tags }) => tags);

export const eachGroup = (boards: Boards, to: (group: TagGroupView) => TagGroupView): TagBoardView[] =>
  boards.map((board) => ({ ...board, groups: board.groups.map(to) }));
export const eachTag = (boards: Boards, to: (tag: TagView) => TagView): TagBoardView[] =>
  eachGroup(boards, (group) => ({ ...group, tags: group.tags.map(to) }));
export const withoutTag = (boards: Boards, tagId: string): TagBoardView[] =>
  eachGroup(boards, (group) => ({ ...group, tags: group.tags.filter(({ id }) => id !== tagId) }));

export const ofHue = (color: Hue): Pick<TagGroupView, 'color' | 'hex'> => ({ color, hex: HUE_HEX[color] });

/** Applies an update to a tag. A tag without its own color has the color of its group. */
export function reworded(
  tag: TagView,
  { color, hex, ...wording }: TagWording,
  group: Pick<TagGroupView, 'color' | 'hex'>,
): TagView {
  const own = colorFrom({ color, hex });
  const changed = { ...tag, ...wording, version: tag.version + 1 };
  if (own.color === undefined) return changed;
  if (own.color === null) return { ...changed, color: group.color, hex: group.hex, ownHex: null };
  const ownHex = hexOf({ color: own.color, hex: own.hex ?? null });
  return { ...changed, color: own.color, hex: ownHex, ownHex };
}

/** Applies an update to a group. Its color changes the tags without their own. */
export function rewordedGroup(group: TagGroupView, { color, hex, ...wording }: TagGroupWording): TagGroupView {
  const chosen = colorFrom({ color, hex });
  const shown = chosen.color
    ? { color: chosen.color, hex: hexOf({ color: chosen.color, hex: chosen.hex ?? null }) }
    : { color: group.color, hex: group.hex };
  return {
    ...group,
    ...wording,
    ...shown,
    version: group.version + 1,
    tags: group.tags.map((tag) => (tag.ownHex === null ? { ...tag, ...shown } : tag)),
  };
}

/** A moved tag takes the color of its new group unless it has its own. */
export function withTagAt(
  boards: Boards,
  tagId: string,
  tagGroupId: string,
  beforeTagId: string | null,
): TagBoardView[] {
  const tag = tagsOf(boards).find(({ id }) => id === tagId);
  if (!tag) return [...boards];
  return eachGroup(withoutTag(boards, tagId), (group) =>
    group.id === tagGroupId
      ? {
          ...group,
          tags: placedBefore(
            group.tags,
            {
              ...tag,
              tagGroupId,
              tagBoardId: group.tagBoardId,
              ...(tag.ownHex === null ? { color: group.color, hex: group.hex } : {}),
            },
            beforeTagId,
          ),
        }
      : group,
  );
}

/** The response has the exact count; until then the higher of both counts is a lower bound. */
export function withTagMerged(boards: Boards, tagId: string, intoTagId: string): TagBoardView[] {
  const gone = tagsOf(boards).find(({ id }) => id === tagId);
  return eachTag(withoutTag(boards, tagId), (tag) =>
    tag.id === intoTagId ? { ...tag, highlightCount: Math.max(tag.highlightCount, gone?.highlightCount ?? 0) } : tag,
  );
}

export function withGroupAt(
  boards: Boards,
  tagGroupId: string,
  tagBoardId: string,
  beforeGroupId: string | null,
): TagBoardView[] {
  const group = groupsOf(boards).find(({ id }) => id === tagGroupId);
  if (!group) return [...boards];
  return boards.map((board) => {
    const others = board.groups.filter(({ id }) => id !== tagGroupId);
    return {
      ...board,
      groups: board.id === tagBoardId ? placedBefore(others, { ...group, tagBoardId }, beforeGroupId) : others,
    };
  });
}

/** The target of Alt + arrow: past the next visible card, or to the same index in the adjacent column. */
export function stepOf(
  groups: readonly TagGroupView[],
  shown: readonly TagGroupView[],
  tagId: string,
  arrow: 'up' | 'down' | 'left' | 'right',
): { tagGroupId: string; beforeTagId: string | null } | null {
  const column = groups.findIndex(({ tags }) => tags.some(({ id }) => id === tagId));
  const group = groups[column];
  if (!group) return null;
  const at = group.tags.findIndex(({ id }) => id === tagId);
  if (arrow === 'up' || arrow === 'down') {
    const past = neighborOf(shown, tagId, arrow);
    return past === null
      ? null
      : { tagGroupId: group.id, beforeTagId: arrow === 'up' ? past : nextTo(group.tags, past, tagId) };
  }
  const adjacent = groups[column + (arrow === 'left' ? -1 : 1)];
  return adjacent ? { tagGroupId: adjacent.id, beforeTagId: adjacent.tags[at]?.id ?? null } : null;
}

/** The next card for an arrow key: the adjacent one, or the one at the same index in the next column with cards. */
export function neighborOf(
  groups: readonly TagGroupView[],
  tagId: string,
  arrow: 'up' | 'down' | 'left' | 'right',
): string | null {
  const column = groups.findIndex(({ tags }) => tags.some(({ id }) => id === tagId));
  const tags = groups[column]?.tags ?? [];
  const at = tags.findIndex(({ id }) => id === tagId);
  if (arrow === 'up' || arrow === 'down') return tags[at + (arrow === 'up' ? -1 : 1)]?.id ?? null;
  const beyond = arrow === 'left' ? groups.slice(0, Math.max(column, 0)).reverse() : groups.slice(column + 1);
  const adjacent = beyond.find((group) => group.tags.length > 0)?.tags;
  return adjacent ? adjacent[Math.min(at, adjacent.length - 1)]!.id : null;
}

export type Side = 'before' | 'after';
/** The effect of dropping on a card: before, after, or merge. */
export type Zone = Side | 'onto';
const EDGE = 0.28;

/** The side of a card that a drop at this height inserts at. */
export const sideAt = (y: number, { top, height }: { top: number; height: number }): Side =>
  y < top + height / 2 ? 'before' : 'after';

/** Whether the pointer is over the middle of a card, where resting merges. */
export function inMiddle(y: number, { top, height }: { top: number; height: number }): boolean {
  const share = (y - top) / height;
  return share >= EDGE && share <= 1 - EDGE;
}

export function filtered(groups: readonly TagGroupView[], typed: string): TagGroupView[] {
  if (typed.trim() === '') return [...groups];
  return groups.flatMap((group) => {
    const tags = group.tags.filter(({ title, description }) => containsText(`${title} ${description ?? ''}`, typed));
    return tags.length > 0 ? [{ ...group, tags }] : [];
  });
}
