import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mantine/core';
import { FileText } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Quote } from '../quote.tsx';
import { EmptyState } from './empty-state.tsx';

const meta: Meta<typeof EmptyState> = { title: 'States/Empty', component: EmptyState };
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const OneAction: Story = {
  args: {
    icon: FileText,
    title: 'Notes keep what people told you',
    children: 'Bring in interviews as transcripts, documents or tables, or write one here.',
    action: <Button>Import interviews</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1);
  },
};

export const WithSample: Story = {
  args: {
    ...OneAction.args,
    sample: (
      <div style={{ maxWidth: 440, margin: '0 auto' }}>
        <Quote speaker="Participant 3" hue="teal">
          I only ever look at the first page.
        </Quote>
      </div>
    ),
  },
};
