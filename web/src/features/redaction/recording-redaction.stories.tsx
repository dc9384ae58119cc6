import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { JOB } from './examples.ts';
import { RecordingRedactionLine } from './recording-redaction.tsx';

const meta: Meta<typeof RecordingRedactionLine> = {
  title: 'Redaction/Recording',
  component: RecordingRedactionLine,
  args: { redaction: JOB, name: 'Interview 4.mp4', onCancel: fn(), onRetry: fn() },
};
export default meta;
type Story = StoryObj<typeof RecordingRedactionLine>;

export const Rendering: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel redaction' }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};
export const Waiting: Story = { args: { redaction: { ...JOB, state: 'WAITING' } } };
export const Failed: Story = {
  args: { redaction: { ...JOB, state: 'FAILED', message: 'Processing the recording took too long' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
