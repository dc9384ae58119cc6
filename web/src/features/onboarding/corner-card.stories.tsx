import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CornerCard } from './corner-card.tsx';

const meta: Meta<typeof CornerCard> = {
  title: 'Onboarding/Corner card',
  component: CornerCard,
  args: {
    title: 'Your first note',
    closeLabel: 'Close the hint',
    children: 'Select words that matter and press H.',
    actions: <Button size="compact-sm">Got it</Button>,
    onClose: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof CornerCard>;

export const Closed: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Got it' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
