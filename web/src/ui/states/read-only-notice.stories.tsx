import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mantine/core';
import { ReadOnlyNotice } from './read-only-notice.tsx';

const meta: Meta<typeof ReadOnlyNotice> = { title: 'States/Read-only notice', component: ReadOnlyNotice };
export default meta;
type Story = StoryObj<typeof ReadOnlyNotice>;

export const WithAWayOut: Story = {
  args: {
    reason: 'You don’t have edit permissions in this project',
    action: (
      <Button size="xs" variant="default">
        Ask to edit
      </Button>
    ),
  },
};
export const Plain: Story = { args: { reason: 'Unavailable in read-only mode' } };
