import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mantine/core';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DisabledReason } from './disabled-reason.tsx';

const clicked = fn();
const meta: Meta<typeof DisabledReason> = {
  title: 'Disabled reason',
  component: DisabledReason,
  args: { children: <Button onClick={clicked}>Highlight</Button> },
  beforeEach: () => {
    clicked.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof DisabledReason>;

export const Refused: Story = {
  args: { reason: 'You don’t have edit permissions in this project' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Highlight' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('You don’t have edit permissions in this project');
    await userEvent.keyboard('{Enter}');
    await expect(clicked).not.toHaveBeenCalled();
  },
};
export const Allowed: Story = {
  args: { reason: null },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Highlight' }));
    await expect(clicked).toHaveBeenCalledTimes(1);
  },
};
export const NeverOfThisRole: Story = {
  args: { reason: 'Viewers cannot edit', value: 'June 3' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(canvasElement).toHaveTextContent('June 3');
  },
};
