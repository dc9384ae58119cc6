import { nextHue, type Hue, type TagGroupWording, type TagWording } from '@evident/domain/tags';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { onceKey, type Once } from '../../kernel/queries/creation.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import {
  type Boards,
  eachGroup,
  groupsOf,
  ofHue,
  reworded,
  rewordedGroup,
  placedBefore,
  withGroupAt,
  withoutTag,
  withTagAt,
  withTagMerged,
} from './arrange.ts';

/** What came of it: the id of what was made, and the way back. */
export interface Done {
  id?: string;
  back: () => Promise<unknown>;
}

interface Kind<Input> {
  /** In the words of the notice. */
  label: (input: Input) => string;
  /** `once` makes the server do a creation once. */
  ask: (input: Input, projectId: string, once: Once) => Promise<Done>;
  foresee: (boards: Boards, input: Input, projectId: string) => Boards;
}

const kind = <Input>(facts: Kind<Input>): Kind<Input> => facts;
const undoable = async (asked: Promise<{ undoId: string }>): Promise<Done> => {
  const { undoId } = await asked;
  return { back: () => answer(api.POST('/api/v1/undo/{undoId}', { params: { path: { undoId } } })) };
};
const made = async (asked: Promise<{ id: string }>, remove: (id: string) => Promise<unknown>): Promise<Done> => {
  const { id } = await asked;
  return { id, back: () => remove(id) };
};
const ofTag = (tagId: string) => ({ params: { path: { tagId } } });
const ofGroup = (tagGroupId: string) => ({ params: { path: { tagGroupId } } });
const ofBoard = (tagBoardId: string) => ({ params: { path: { tagBoardId } } });
/** The version that was seen when the change was made: what somebody else changed since is not overwritten. */
interface Seen {
  seen: number;
}

let counted = 0;
/** The id of what was just made, until its own comes with the answer. */
export const passing = (): string => `new-${++counted}`;
export const isPassing = (id: string): boolean => id.startsWith('new-');

/** All that can be done on a board, one entry each: what to ask, what it will look like, and what to call it. */
export const deeds = {
  createTag: kind<{ tagGroupId: string; title: string; id?: string }>({
    label: ({ title }) => `Created “${title}”`,
    ask: ({ tagGroupId, title }, _, header) =>
      made(
        answer(
          api.POST('/api/v1/tag-groups/{tagGroupId}/tags', {
            params: { path: { tagGroupId }, header },
            body: { title },
          }),
        ),
        (id) => answer(api.DELETE('/api/v1/tags/{tagId}', ofTag(id))),
      ),
    foresee: (boards, { tagGroupId, title, id = passing() }, projectId) =>
      eachGroup(boards, (group) =>
        group.id !== tagGroupId
          ? group
          : {
              ...group,
              tags: [
                ...group.tags,
                {
                  id,
                  projectId,
                  tagBoardId: group.tagBoardId,
                  tagGroupId,
                  title,
                  description: null,
                  color: group.color,
                  hex: group.hex,
                  ownHex: null,
                  locked: false,
                  rank: 0,
                  version: 1,
                  highlightCount: 0,
                },
              ],
            },
      ),
  }),
  updateTag: kind<{ tagId: string; wording: TagWording; label: string } & Seen>({
    label: ({ label }) => label,
    ask: ({ tagId, wording, seen }) =>
      undoable(
        answer(
          api.PATCH('/api/v1/tags/{tagId}', {
            params: { path: { tagId }, header: unlessChanged(seen) },
            body: wording,
          }),
        ),
      ),
    foresee: (boards, { tagId, wording }) =>
      eachGroup(boards, (group) => ({
        ...group,
        tags: group.tags.map((tag) => (tag.id === tagId ? reworded(tag, wording, group) : tag)),
      })),
  }),
  moveTag: kind<{ tagId: string; title: string; tagGroupId: string; beforeTagId: string | null }>({
    label: ({ title }) => `Moved “${title}”`,
    ask: ({ tagId, tagGroupId, beforeTagId }) =>
      undoable(answer(api.PUT('/api/v1/tags/{tagId}/place', { ...ofTag(tagId), body: { tagGroupId, beforeTagId } }))),
    foresee: (boards, { tagId, tagGroupId, beforeTagId }) => withTagAt(boards, tagId, tagGroupId, beforeTagId),
  }),
  mergeTag: kind<{ tagId: string; title: string; intoTagId: string; into: string }>({
    label: ({ title, into }) => `Merged “${title}” into “${into}”`,
    ask: ({ tagId, intoTagId }) =>
      undoable(answer(api.POST('/api/v1/tags/{tagId}/merge', { ...ofTag(tagId), body: { intoTagId } }))),
    foresee: (boards, { tagId, intoTagId }) => withTagMerged(boards, tagId, intoTagId),
  }),
  removeTag: kind<{ tagId: string; title: string }>({
    label: ({ title }) => `Deleted “${title}”`,
    ask: ({ tagId }) => undoable(answer(api.DELETE('/api/v1/tags/{tagId}', ofTag(tagId)))),
    foresee: (boards, { tagId }) => withoutTag(boards, tagId),
  }),
  createGroup: kind<{ tagBoardId: string; title: string; id?: string }>({
    label: ({ title }) => `Created the group “${title}”`,
    ask: ({ tagBoardId, title }, _, header) =>
      made(
        answer(
          api.POST('/api/v1/tag-boards/{tagBoardId}/groups', {
            params: { path: { tagBoardId }, header },
            body: { title },
          }),
        ),
        (id) => answer(api.DELETE('/api/v1/tag-groups/{tagGroupId}', ofGroup(id))),
      ),
    foresee: (boards, { tagBoardId, title, id = passing() }) =>
      boards.map((board) =>
        board.id !== tagBoardId
          ? board
          : {
              ...board,
              groups: [
                ...board.groups,
                {
                  id,
                  tagBoardId,
                  title,
                  ...ofHue(nextHue(groupsOf(boards).map(({ color }) => color as Hue))),
                  rank: 0,
                  version: 1,
                  tags: [],
                },
              ],
            },
      ),
  }),
  updateGroup: kind<{ tagGroupId: string; wording: TagGroupWording; label: string } & Seen>({
    label: ({ label }) => label,
    ask: ({ tagGroupId, wording, seen }) =>
      undoable(
        answer(
          api.PATCH('/api/v1/tag-groups/{tagGroupId}', {
            params: { path: { tagGroupId }, header: unlessChanged(seen) },
            body: wording,
          }),
        ),
      ),
    foresee: (boards, { tagGroupId, wording }) =>
      eachGroup(boards, (group) => (group.id === tagGroupId ? rewordedGroup(group, wording) : group)),
  }),
  moveGroup: kind<{ tagGroupId: string; title: string; tagBoardId: string; beforeTagGroupId: string | null }>({
    label: ({ title }) => `Moved the group “${title}”`,
    ask: ({ tagGroupId, tagBoardId, beforeTagGroupId }) =>
      undoable(
        answer(
          api.PUT('/api/v1/tag-groups/{tagGroupId}/place', {
            ...ofGroup(tagGroupId),
            body: { tagBoardId, beforeTagGroupId },
          }),
        ),
      ),
    foresee: (boards, { tagGroupId, tagBoardId, beforeTagGroupId }) =>
      withGroupAt(boards, tagGroupId, tagBoardId, beforeTagGroupId),
  }),
  removeGroup: kind<{ tagGroupId: string; title: string }>({
    label: ({ title }) => `Deleted the group “${title}”`,
    ask: ({ tagGroupId }) => undoable(answer(api.DELETE('/api/v1/tag-groups/{tagGroupId}', ofGroup(tagGroupId)))),
    foresee: (boards, { tagGroupId }) =>
      boards.map((board) => ({ ...board, groups: board.groups.filter(({ id }) => id !== tagGroupId) })),
  }),
  createBoard: kind<{ title: string }>({
    label: ({ title }) => `Created the board “${title}”`,
    ask: ({ title }, projectId, header) =>
      made(
        answer(
          api.POST('/api/v1/projects/{projectId}/tag-boards', {
            params: { path: { projectId }, header },
            body: { title },
          }),
        ),
        (id) => answer(api.DELETE('/api/v1/tag-boards/{tagBoardId}', ofBoard(id))),
      ),
    foresee: (boards) => boards,
  }),
  updateBoard: kind<{ tagBoardId: string; title: string } & Seen>({
    label: ({ title }) => `Renamed the board to “${title}”`,
    ask: ({ tagBoardId, title, seen }) =>
      undoable(
        answer(
          api.PATCH('/api/v1/tag-boards/{tagBoardId}', {
            params: { path: { tagBoardId }, header: unlessChanged(seen) },
            body: { title },
          }),
        ),
      ),
    foresee: (boards, { tagBoardId, title }) =>
      boards.map((board) => (board.id === tagBoardId ? { ...board, title, version: board.version + 1 } : board)),
  }),
  moveBoard: kind<{ tagBoardId: string; title: string; beforeTagBoardId: string | null }>({
    label: ({ title }) => `Moved the board “${title}”`,
    ask: ({ tagBoardId, beforeTagBoardId }) =>
      undoable(
        answer(
          api.PUT('/api/v1/tag-boards/{tagBoardId}/place', { ...ofBoard(tagBoardId), body: { beforeTagBoardId } }),
        ),
      ),
    foresee: (boards, { tagBoardId, beforeTagBoardId }) =>
      placedBefore(
        boards,
        boards.find(({ id }) => id === tagBoardId)!,
        beforeTagBoardId,
      ),
  }),
};

type Kinds = typeof deeds;
type InputOf<K extends keyof Kinds> = Kinds[K] extends Kind<infer Input> ? Input : never;
export type Deed = { [K in keyof Kinds]: { do: K } & InputOf<K> }[keyof Kinds];

/** The entry of a deed; the name of each ties its input to it. */
export const kindOf = (deed: Deed): Kind<Deed> => deeds[deed.do] as unknown as Kind<Deed>;

const ownIds = new Map<string, string>();
const own = (deed: Deed): Deed =>
  Object.fromEntries(Object.entries(deed).map(([name, value]) => [name, ownIds.get(value as string) ?? value])) as Deed;

/** Asks the server for it. What was made just before, and is still called by its passing id, is meant by its own. */
export async function carryOut(deed: Deed, projectId: string, once: Once = onceKey()): Promise<Done> {
  const done = await kindOf(deed).ask(own(deed), projectId, once);
  if ('id' in deed && deed.id !== undefined && done.id !== undefined) ownIds.set(deed.id, done.id);
  return done;
}
