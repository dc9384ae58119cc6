import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { Boards } from './boards.tsx';
import { sampleBoards } from './sample-board.ts';

const asked: Asked[] = [];
const meta: Meta<typeof Boards> = {
  title: 'Tags/Boards',
  component: Boards,
  parameters: { layout: 'fullscreen', address: '/projects/p/tags' },
  args: {
    projectId: 'p',
    pathTo: (id) => (id === null ? '/projects/p/tags' : `/projects/p/tags/b/${id}`),
    readOnly: null,
  },
  beforeEach: answering(
    {
      'GET /api/v1/projects/p/tag-boards': { items: sampleBoards },
      'PATCH /api/v1/tags/t3': { undoId: 'u1' },
      'PATCH /api/v1/tag-groups/g1': { undoId: 'u2' },
    },
    asked,
  ),
  decorators: [
    (Show) => (
      <main id="main" style={{ position: 'relative', height: 520 }}>
        <Show />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Boards>;

export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Find a tag on this board'), 'operator');
    await waitFor(() => expect(canvas.queryByText('Fear of losing data')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Operator helps' })).toBeVisible();
  },
};
export const NoneYet: Story = {
  beforeEach: answering(
    { 'GET /api/v1/projects/p/tag-boards': { items: [] }, 'POST /api/v1/projects/p/tag-boards': { id: 'b1' } },
    asked,
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Create tag board' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ title: 'Themes', templateId: null }),
    );
  },
};
/** Two members on one board: each change sends the version it is based on. */
export const ChangedAsSeen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const changes = () => asked.filter(({ method }) => method === 'PATCH').map(({ path, seen }) => [path, seen]);
    (await canvas.findByRole('link', { name: 'Config is hard to read' })).focus();
    await userEvent.keyboard('{F2}');
    await userEvent.type(await canvas.findByLabelText('Tag name'), ' twice{Enter}');
    await waitFor(() => expect(changes()).toEqual([['/api/v1/tags/t3', '"1"']]));
    await userEvent.dblClick(canvas.getByRole('heading', { name: 'Migration' }));
    await userEvent.type(await canvas.findByLabelText('Group name'), ' at last{Enter}');
    await waitFor(() => expect(changes().at(-1)).toEqual(['/api/v1/tag-groups/g1', '"1"']));
  },
};
export const ReadOnly: Story = { args: { readOnly: 'You don’t have edit permissions in this project' } };
