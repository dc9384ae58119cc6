import type { AddedTags } from '@evident/domain/tags';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { define, undoable, type Done } from './action.ts';

/** Only the server knows what is new, so nothing is shown before it answers. */
const added = async (asked: Promise<AddedTags>): Promise<Done> => {
  const { undoId, ...counts } = await asked;
  const done = undoId === null ? { back: null } : await undoable(Promise.resolve({ undoId }));
  return { ...done, added: counts };
};

const counted = (count: number): string => (count === 1 ? '1 tag' : `${count.toLocaleString()} tags`);

/** Says what was added, and what the place had already. */
const sayAdded = (verb: string, to: string, { added: counts }: Done): string => {
  if (!counts) return `${verb} to “${to}”`;
  const had = counts.existing === 0 ? '' : `, ${counts.existing.toLocaleString()} already there`;
  return `${verb} ${counted(counts.tags)} to “${to}”${had}`;
};

/** Copies and imports of groups and tags. */
export const codeActions = {
  copyTags: define<{ tagIds: readonly string[]; tagGroupId: string; into: string }>({
    label: ({ into }, done) => sayAdded('Copied', into, done),
    ask: ({ tagIds, tagGroupId }) =>
      added(answer(api.POST('/api/v1/tags/copy', { body: { tagIds: [...tagIds], tagGroupId } }))),
    predict: (boards) => [...boards],
  }),
  copyGroup: define<{ tagGroupId: string; tagBoardId: string; into: string }>({
    label: ({ into }, done) => sayAdded('Copied', into, done),
    ask: ({ tagGroupId, tagBoardId }) =>
      added(
        answer(
          api.POST('/api/v1/tag-groups/{tagGroupId}/copy', { params: { path: { tagGroupId } }, body: { tagBoardId } }),
        ),
      ),
    predict: (boards) => [...boards],
  }),
  importCodes: define<{ tagBoardId: string; into: string; csv: string }>({
    label: ({ into }, done) => sayAdded('Imported', into, done),
    ask: ({ tagBoardId, csv }) =>
      added(
        answer(
          api.POST('/api/v1/tag-boards/{tagBoardId}/code-book', { params: { path: { tagBoardId } }, body: { csv } }),
        ),
      ),
    predict: (boards) => [...boards],
  }),
};
