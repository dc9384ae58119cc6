import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RemovalDialog } from './removal-dialog.tsx';

const meta: Meta<typeof RemovalDialog> = {
  title: 'Highlights/Removal dialog',
  component: RemovalDialog,
  args: {
    removal: {
      asking: {
        id: 'h',
        dependents: {
          insights: [{ id: 'i', title: 'Price drives churn' }],
          insightCount: 1,
          held: {},
          taggedHighlights: 0,
        },
      },
      ask: fn(),
      confirm: fn(),
      close: fn(),
    },
  },
};
export default meta;
type Story = StoryObj<typeof RemovalDialog>;

export const UsedByAnInsight: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText('Used as evidence in 1 insight: Price drives churn.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove highlight' }));
    await waitFor(() => expect(args.removal.confirm).toHaveBeenCalledTimes(1));
  },
};
