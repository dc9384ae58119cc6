import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../.storybook/answers.ts';
import { asMember, page, project, workspace } from '../../.storybook/workspace.tsx';
import { SaveText } from './save-text.tsx';

const asked: Asked[] = [];
const inserted = { highlights: 3, skipped: 1, undoId: 'u1' };
const insights = [{ id: 'i1', title: 'Numbers are checked twice', locked: false, archived: false }];

const meta: Meta<typeof SaveText> = {
  title: 'AI/Add to insight',
  component: SaveText,
  decorators: [asMember()],
  args: { textId: 't1', projectId: project.id, defaultTitle: 'Why do people check the numbers?' },
  beforeEach: answering(
    {
      ...workspace,
      'POST /api/v1/ai/texts/t1/insight': { id: 'i9', ...inserted },
      'POST /api/v1/insights/i1/ai-texts': inserted,
      [`GET /api/v1/projects/${project.id}/insights`]: page(insights),
      'POST /api/v1/undo/u1': { redoable: false },
    },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof SaveText>;

const posts = () => asked.filter(({ method }) => method === 'POST');
async function choose(canvasElement: HTMLElement, entry: string) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add to insight' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  return within(await screen.findByRole('dialog'));
}

/** A double click saves once; Undo takes it back, and the link goes. */
export const SavesOnce: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, 'Save as insight…');
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Project' })).toHaveValue(project.title));
    await expect(dialog.getByLabelText('Title')).toHaveValue('Why do people check the numbers?');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Save insight' }));
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /Open “Why do people/ })).toBeVisible();
    await expect(await screen.findByText('3 quotes are live evidence. 1 is cited without a highlight.')).toBeVisible();
    await expect(posts()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
  },
};

export const Inserts: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, 'Insert into insight…');
    await expect(dialog.getByRole('button', { name: 'Insert text' })).toHaveAttribute('aria-disabled', 'true');
    const field = dialog.getByRole('combobox', { name: 'Insight' });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: insights[0]!.title }));
    await userEvent.click(dialog.getByRole('button', { name: 'Insert text' }));
    await expect(await screen.findByText('Inserted into “Numbers are checked twice”')).toBeVisible();
    await expect(posts().map(({ body }) => body)).toEqual([{ textId: 't1' }]);
  },
};

export const ForViewers: Story = {
  decorators: [asMember({ role: 'VIEWER' })],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Add to insight' })).toBeNull();
  },
};
