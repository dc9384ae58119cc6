import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mantine/core';
import { Compass, TriangleAlert } from 'lucide-react';
import { StateMessage } from './state-message.tsx';

const meta: Meta<typeof StateMessage> = { title: 'States/State message', component: StateMessage };
export default meta;
type Story = StoryObj<typeof StateMessage>;

export const Plain: Story = {
  args: {
    icon: Compass,
    title: 'Page not found',
    children: 'It may have been moved or deleted.',
    action: <Button>Go to Home</Button>,
  },
};
export const Danger: Story = {
  args: {
    icon: TriangleAlert,
    tone: 'danger',
    title: 'This page could not be shown',
    children: 'Your saved work is safe.',
  },
};
