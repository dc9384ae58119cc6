import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { HighlightNotesButton } from './highlight-notes-button.tsx';
import { sampleRows } from './sample-rows.ts';

const meta: Meta<typeof HighlightNotesButton> = {
  title: 'Views/Highlight notes button',
  component: HighlightNotesButton,
  args: { projectId: 'p1', rows: sampleRows.slice(0, 2), onDone: fn() },
};
export default meta;

type Story = StoryObj<typeof HighlightNotesButton>;

const press = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Highlight' }));

/** Counts the notes that were skipped, and offers undo. */
export const Highlights: Story = {
  beforeEach: answering({
    'POST /api/v1/projects/p1/highlights/whole-notes': { undoId: 'u1', highlighted: 1, skipped: 1 },
  }),
  play: async ({ canvasElement, args }) => {
    await press(canvasElement);
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
    await expect(await within(document.body).findByText(/Highlighted 1 note\. 1 skipped/)).toBeVisible();
  },
};

/** Without a change there is nothing to undo. */
export const NothingToHighlight: Story = {
  beforeEach: answering({
    'POST /api/v1/projects/p1/highlights/whole-notes': { undoId: null, highlighted: 0, skipped: 2 },
  }),
  play: async ({ canvasElement, args }) => {
    await press(canvasElement);
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
  },
};
