import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleSummary } from './sample-summaries.ts';
import { SummaryEditor } from './summary-editor.tsx';

const save = fn(() => Promise.resolve(true));
const close = fn();
const meta: Meta<typeof SummaryEditor> = {
  title: 'Summaries/Editor',
  component: SummaryEditor,
  args: { summary: sampleSummary(), onClose: close, onSave: save },
};
export default meta;

export const Saved: StoryObj<typeof SummaryEditor> = {
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByLabelText('Wishes');
    await userEvent.clear(text);
    await userEvent.type(text, 'Warn me.');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(close).toHaveBeenCalled());
    await expect(save).toHaveBeenCalledWith([
      expect.objectContaining({ key: 'pains' }),
      expect.objectContaining({ key: 'wishes', text: 'Warn me.' }),
    ]);
  },
};
