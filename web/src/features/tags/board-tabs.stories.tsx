import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import type { Action } from '../../data/tags/actions.ts';
import { BoardTabs } from './board-tabs.tsx';
import { sampleBoards } from './sample-board.ts';

const arrange = fn(async (_deed: Action) => ({ id: 'b3', back: async () => undefined }));
const asked: Asked[] = [];
const meta: Meta<typeof BoardTabs> = {
  title: 'Tags/Board tabs',
  component: BoardTabs,
  beforeEach: () => {
    arrange.mockClear();
  },
  args: {
    boards: sampleBoards,
    boardId: 'b1',
    readOnly: null,
    arrange,
    pathTo: (id) => `/projects/p/tags/b/${id}`,
    onGo: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof BoardTabs>;

export const ANewOneOpens: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'New board' }));
    await userEvent.type(canvas.getByLabelText('New board name'), 'Outcomes{Enter}');
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('b3'));
    await expect(arrange).toHaveBeenCalledWith({ do: 'createBoard', title: 'Outcomes' });
  },
};
/** Lists what depends on the board. Deletes nothing before confirmation. */
export const DeletingAsksFirst: Story = {
  args: { boardId: 'b2' },
  beforeEach: answering(
    {
      'GET /api/v1/dependents/TAG_BOARD/b2': {
        insights: [{ id: 'i', title: 'Price drives churn' }],
        insightCount: 1,
        held: { tags: 2 },
        taggedHighlights: 5,
      },
      'DELETE /api/v1/tag-boards/b2': { undoId: 'u' },
    },
    asked,
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^More for the board / }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(async () =>
      expect(await screen.findByRole('dialog')).toHaveTextContent('5 highlights lose tags of this board.'),
    );
    await expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Delete tag board' }));
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('b1'));
    await expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  },
};
export const WithALockedTagItStays: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More for the board Themes' }));
    await expect(await within(document.body).findByText('It contains the locked tag “Operator helps”')).toBeVisible();
  },
};
export const ReadOnly: Story = { args: { readOnly: 'You don’t have edit permissions in this project' } };
