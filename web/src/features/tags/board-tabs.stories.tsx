import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BoardTabs } from './board-tabs.tsx';
import type { Deed } from './deeds.ts';
import { sampleBoards } from './sample-board.ts';

const arrange = fn(async (_deed: Deed) => ({ id: 'b3', back: async () => undefined }));
const meta: Meta<typeof BoardTabs> = {
  title: 'Tags/Board tabs', component: BoardTabs, beforeEach: () => { arrange.mockClear(); },
  args: { boards: sampleBoards, boardId: 'b1', readOnly: null, arrange, pathTo: (id) => `/projects/p/tags/b/${id}`, onGo: fn() },
};
export default meta;
type Story = StoryObj<typeof BoardTabs>;

export const ANewOneOpens: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'New board' }));
    await userEvent.type(canvas.getByLabelText('Name of the new board'), 'Outcomes{Enter}');
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('b3'));
    await expect(arrange).toHaveBeenCalledWith({ do: 'createBoard', title: 'Outcomes' });
  },
};
export const WithALockedTagItStays: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More for the board Themes' }));
    await expect(await within(document.body).findByText('It holds the locked tag “Operator helps”')).toBeVisible();
  },
};
export const ReadOnly: Story = { args: { readOnly: 'Viewers cannot edit' } };
