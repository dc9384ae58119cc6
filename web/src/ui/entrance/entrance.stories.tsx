import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mantine/core';
import { expect, within } from 'storybook/test';
import { Entrance } from './entrance.tsx';

const meta: Meta<typeof Entrance> = {
  title: 'Entrance/Frame',
  component: Entrance,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Entrance>;

export const OneThingToDo: Story = {
  args: {
    title: 'Sign in',
    about: 'To your workspaces on this server.',
    children: <Button>Continue</Button>,
    foot: <p>No account yet?</p>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(within(canvasElement).getByRole('main')).toHaveTextContent('To your workspaces on this server.');
  },
};
export const Wide: Story = { args: { ...OneThingToDo.args, wide: true } };
