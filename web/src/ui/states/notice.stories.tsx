import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mantine/core';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { Notice } from './notice.tsx';

const meta: Meta<typeof Notice> = { title: 'States/Notice', component: Notice };
export default meta;
type Story = StoryObj<typeof Notice>;

export const Plain: Story = {
  args: {
    icon: Info,
    children: 'This insight is a draft. Only people with access to the project see it.',
    action: <Button size="xs">Publish</Button>,
  },
};
export const Good: Story = { args: { icon: CircleCheck, tone: 'good', children: 'Nine interviews were imported.' } };
export const Danger: Story = {
  args: { icon: CircleAlert, tone: 'danger', children: 'Two highlights lost their words when the note was edited.' },
};
