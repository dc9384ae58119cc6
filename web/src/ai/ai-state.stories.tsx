import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AiState } from './ai-state.tsx';

const meta: Meta<typeof AiState> = {
  title: 'AI/State',
  component: AiState,
  args: { method: 'MODEL', onRetry: fn(), onCancel: fn() },
};
export default meta;
type Story = StoryObj<typeof AiState>;

export const Writing: Story = {
  args: { text: { state: 'WORKING', reason: null } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Stop' }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { text: { state: 'FAILED', reason: 'ai.example.com answered 503. Try again later.' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('ai.example.com answered 503');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const NotEnough: Story = {
  args: { text: { state: 'DONE', reason: 'NOT_ENOUGH_DATA' } },
  play: ({ canvasElement }) => expect(within(canvasElement).getByText('Not enough content to summarize')).toBeVisible(),
};

/** The sentences below come from the sources, because the model did not answer. */
export const ExtractedInstead: Story = {
  args: {
    text: {
      state: 'DONE',
      reason: 'ai.example.com answered 503. Try again later. These sentences were extracted instead.',
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('These sentences were extracted instead.');
    await userEvent.click(canvas.getByRole('button', { name: 'Write again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Stale: Story = {
  args: { text: { state: 'DONE', reason: null }, stale: '2 notes changed since' },
  play: ({ canvasElement }) => expect(within(canvasElement).getByRole('button', { name: 'Update' })).toBeVisible(),
};

export const Stopped: Story = { args: { text: { state: 'CANCELLED', reason: null } } };

export const Off: Story = {
  args: { method: 'OFF' },
  play: ({ canvasElement }) => expect(within(canvasElement).getByText(/AI is off in this workspace/)).toBeVisible(),
};

/** A failed text cannot be written again while AI is off. */
export const FailedAndOff: Story = {
  args: { text: { state: 'FAILED', reason: 'ai.example.com answered 503.' }, method: 'OFF' },
  play: ({ canvasElement }) => expect(within(canvasElement).queryByRole('button')).toBeNull(),
};
