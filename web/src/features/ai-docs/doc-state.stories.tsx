import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { sampleText } from '../../ai/sample-text.ts';
import { DocState } from './doc-state.tsx';
import { sampleDoc } from './sample-doc.ts';

const asked: Asked[] = [];
const nothing = { sections: [], citations: [] };
const meta: Meta<typeof DocState> = {
  title: 'AI docs/State',
  component: DocState,
  args: { reason: undefined },
  beforeEach: answering(
    {
      'POST /api/v1/ai-docs/d1/texts': { id: 'd1', textId: 't2' },
      'PUT /api/v1/ai-docs/d1/replacement': { undoId: 'u1' },
    },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof DocState>;

export const Working: Story = {
  args: { doc: sampleDoc({ text: sampleText({ state: 'WORKING', content: nothing }) }) },
};
export const TooLittle: Story = {
  args: { doc: sampleDoc({ text: sampleText({ content: nothing, reason: 'NOT_ENOUGH_DATA' }) }) },
};
export const Failed: Story = {
  args: {
    doc: sampleDoc({ text: sampleText({ state: 'FAILED', content: nothing, reason: 'The model did not answer' }) }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
  },
};
export const Stale: Story = {
  args: { doc: sampleDoc({ stale: { changed: 2, added: 1, removed: 0 } }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sources since it was written: 2 changed, 1 new')).toBeVisible();
  },
};
export const BrokenFilter: Story = {
  args: { doc: sampleDoc({ sourcesProblem: 'A source cannot be read: The field was deleted' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('A source cannot be read: The field was deleted')).toBeVisible();
  },
};
export const Pending: Story = {
  args: { doc: sampleDoc({ pending: true, edited: true }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Replace text…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Replace text' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
  },
};
