import type { TagWording } from '@evident/domain/tags';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { created, define, temporaryId, undoable, type Seen } from './action.ts';
import { eachGroup, reworded, withoutTag, withTagAt, withTagMerged } from './arrange.ts';

const ofTag = (tagId: string) => ({ params: { path: { tagId } } });

export const tagActions = {
  createTag: define<{ tagGroupId: string; title: string; id?: string }>({
    label: ({ title }) => `Created “${title}”`,
    ask: ({ tagGroupId, title }, _, header) =>
      created(
        answer(
          api.POST('/api/v1/tag-groups/{tagGroupId}/tags', {
            params: { path: { tagGroupId }, header },
            body: { title },
          }),
        ),
        (id) => answer(api.DELETE('/api/v1/tags/{tagId}', ofTag(id))),
      ),
    predict: (boards, { tagGroupId, title, id = temporaryId() }, projectId) =>
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
                  role: null,
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
  updateTag: define<{ tagId: string; wording: TagWording; label: string } & Seen>({
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
    predict: (boards, { tagId, wording }) =>
      eachGroup(boards, (group) => ({
        ...group,
        tags: group.tags.map((tag) => (tag.id === tagId ? reworded(tag, wording, group) : tag)),
      })),
  }),
  moveTag: define<{ tagId: string; title: string; tagGroupId: string; beforeTagId: string | null }>({
    label: ({ title }) => `Moved “${title}”`,
    ask: ({ tagId, tagGroupId, beforeTagId }) =>
      undoable(answer(api.PUT('/api/v1/tags/{tagId}/place', { ...ofTag(tagId), body: { tagGroupId, beforeTagId } }))),
    predict: (boards, { tagId, tagGroupId, beforeTagId }) => withTagAt(boards, tagId, tagGroupId, beforeTagId),
  }),
  mergeTag: define<{ tagId: string; title: string; intoTagId: string; into: string }>({
    label: ({ title, into }) => `Merged “${title}” into “${into}”`,
    ask: ({ tagId, intoTagId }) =>
      undoable(answer(api.POST('/api/v1/tags/{tagId}/merge', { ...ofTag(tagId), body: { intoTagId } }))),
    predict: (boards, { tagId, intoTagId }) => withTagMerged(boards, tagId, intoTagId),
  }),
  removeTag: define<{ tagId: string; title: string }>({
    label: ({ title }) => `Deleted “${title}”`,
    ask: ({ tagId }) => undoable(answer(api.DELETE('/api/v1/tags/{tagId}', ofTag(tagId)))),
    predict: (boards, { tagId }) => withoutTag(boards, tagId),
  }),
};
