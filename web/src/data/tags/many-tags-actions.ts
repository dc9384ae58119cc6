import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { define, undoable } from './action.ts';
import { withoutTag, withTagAt, withTagMerged } from './arrange.ts';

const counted = (tagIds: readonly string[]): string =>
  tagIds.length === 1 ? '1 tag' : `${tagIds.length.toLocaleString()} tags`;

/** Actions on several chosen tags: one request, one undo step. */
export const manyTagsActions = {
  moveTags: define<{ tagIds: readonly string[]; tagGroupId: string }>({
    label: ({ tagIds }) => `Moved ${counted(tagIds)}`,
    ask: ({ tagIds, tagGroupId }) =>
      undoable(answer(api.POST('/api/v1/tags/move', { body: { tagIds: [...tagIds], tagGroupId } }))),
    predict: (boards, { tagIds, tagGroupId }) =>
      tagIds.reduce((now, tagId) => withTagAt(now, tagId, tagGroupId, null), [...boards]),
  }),
  mergeTags: define<{ tagIds: readonly string[]; intoTagId: string; into: string }>({
    label: ({ tagIds, into }) => `Merged ${counted(tagIds)} into “${into}”`,
    ask: ({ tagIds, intoTagId }) =>
      undoable(answer(api.POST('/api/v1/tags/merge', { body: { tagIds: [...tagIds], intoTagId } }))),
    predict: (boards, { tagIds, intoTagId }) =>
      tagIds.reduce((now, tagId) => withTagMerged(now, tagId, intoTagId), [...boards]),
  }),
  removeTags: define<{ tagIds: readonly string[] }>({
    label: ({ tagIds }) => `Deleted ${counted(tagIds)}`,
    ask: ({ tagIds }) => undoable(answer(api.POST('/api/v1/tags/delete', { body: { tagIds: [...tagIds] } }))),
    predict: (boards, { tagIds }) => tagIds.reduce((now, tagId) => withoutTag(now, tagId), [...boards]),
  }),
};
