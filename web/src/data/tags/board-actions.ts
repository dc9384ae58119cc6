import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { created, define, undoable, type Seen } from './action.ts';
import { placedBefore } from './arrange.ts';

const ofBoard = (tagBoardId: string) => ({ params: { path: { tagBoardId } } });

export const boardActions = {
  createBoard: define<{ title: string; templateId?: string }>({
    label: ({ title }) => `Created the board “${title}”`,
    ask: ({ title, templateId = null }, projectId, header) =>
      created(
        projectId === null
          ? answer(api.POST('/api/v1/tag-boards', { params: { header }, body: { title, templateId } }))
          : answer(
              api.POST('/api/v1/projects/{projectId}/tag-boards', {
                params: { path: { projectId }, header },
                body: { title, templateId },
              }),
            ),
        (id) => answer(api.DELETE('/api/v1/tag-boards/{tagBoardId}', ofBoard(id))),
      ),
    predict: (boards) => boards,
  }),
  updateBoard: define<{ tagBoardId: string; title: string } & Seen>({
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
    predict: (boards, { tagBoardId, title }) =>
      boards.map((board) => (board.id === tagBoardId ? { ...board, title, version: board.version + 1 } : board)),
  }),
  moveBoard: define<{ tagBoardId: string; title: string; beforeTagBoardId: string | null }>({
    label: ({ title }) => `Moved the board “${title}”`,
    ask: ({ tagBoardId, beforeTagBoardId }) =>
      undoable(
        answer(
          api.PUT('/api/v1/tag-boards/{tagBoardId}/place', { ...ofBoard(tagBoardId), body: { beforeTagBoardId } }),
        ),
      ),
    predict: (boards, { tagBoardId, beforeTagBoardId }) =>
      placedBefore(
        boards,
        boards.find(({ id }) => id === tagBoardId)!,
        beforeTagBoardId,
      ),
  }),
};
