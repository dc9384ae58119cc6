import { nextHue, type Hue, type TagGroupWording } from '@evident/domain/tags';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { created, define, temporaryId, undoable, type Seen } from './action.ts';
import { eachGroup, groupsOf, ofHue, rewordedGroup, withGroupAt } from './arrange.ts';

const ofGroup = (tagGroupId: string) => ({ params: { path: { tagGroupId } } });

export const groupActions = {
  createGroup: define<{ tagBoardId: string; title: string; id?: string }>({
    label: ({ title }) => `Created the group “${title}”`,
    ask: ({ tagBoardId, title }, _, header) =>
      created(
        answer(
          api.POST('/api/v1/tag-boards/{tagBoardId}/groups', {
            params: { path: { tagBoardId }, header },
            body: { title },
          }),
        ),
        (id) => answer(api.DELETE('/api/v1/tag-groups/{tagGroupId}', ofGroup(id))),
      ),
    predict: (boards, { tagBoardId, title, id = temporaryId() }) =>
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
  updateGroup: define<{ tagGroupId: string; wording: TagGroupWording; label: string } & Seen>({
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
    predict: (boards, { tagGroupId, wording }) =>
      eachGroup(boards, (group) => (group.id === tagGroupId ? rewordedGroup(group, wording) : group)),
  }),
  moveGroup: define<{ tagGroupId: string; title: string; tagBoardId: string; beforeTagGroupId: string | null }>({
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
    predict: (boards, { tagGroupId, tagBoardId, beforeTagGroupId }) =>
      withGroupAt(boards, tagGroupId, tagBoardId, beforeTagGroupId),
  }),
  removeGroup: define<{ tagGroupId: string; title: string }>({
    label: ({ title }) => `Deleted the group “${title}”`,
    ask: ({ tagGroupId }) => undoable(answer(api.DELETE('/api/v1/tag-groups/{tagGroupId}', ofGroup(tagGroupId)))),
    predict: (boards, { tagGroupId }) =>
      boards.map((board) => ({ ...board, groups: board.groups.filter(({ id }) => id !== tagGroupId) })),
  }),
};
