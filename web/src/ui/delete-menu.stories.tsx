import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answering } from '../../.storybook/answers.ts';
import { DeleteMenu } from './delete-menu.tsx';

const meta: Meta<typeof DeleteMenu> = {
  title: 'Projects/Delete menu',
  component: DeleteMenu,
  args: { thing: { type: 'INSIGHT', id: 'i', title: 'Price drives churn' }, reason: null },
  beforeEach: answering({
    'GET /api/v1/dependents/INSIGHT/i': { insights: [], insightCount: 0, held: { shareLinks: 1 } },
  }),
};
export default meta;
type Story = StoryObj<typeof DeleteMenu>;

export const Asks: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More for Price drives churn' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    await expect(await screen.findByText('1 public link goes with it.')).toBeVisible();
  },
};
