import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mantine/core';
import { Refused } from './refused.tsx';

const meta: Meta<typeof Refused> = { title: 'States/Refused', component: Refused };
export default meta;
type Story = StoryObj<typeof Refused>;

export const CanBeGranted: Story = {
  args: {
    reason: 'This project is shared with its members only.',
    whoCanGrant: 'Maria Lindqvist or Jo Park',
    action: <Button>Ask for access</Button>,
  },
};
export const ByRole: Story = {
  args: {
    title: 'For workspace admins',
    reason: 'Members and their roles are managed here.',
    whoCanGrant: 'a workspace admin',
  },
};
