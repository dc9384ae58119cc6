import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { RowActions } from './row-actions.tsx';
import { sampleRows } from './sample-rows.ts';

const meta: Meta<typeof RowActions> = {
  title: 'Views/Row actions',
  component: RowActions,
  beforeEach: answering({ 'POST /api/v1/projects/p1/row-actions': { undoId: 'u1' } }),
  args: { projectId: 'p1', objectType: 'NOTE', rows: sampleRows.slice(0, 2), onDone: fn() },
};
export default meta;

/** Deleting asks first, and says what goes with the notes. */
export const Deletes: StoryObj<typeof RowActions> = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Delete' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Delete 2 notes?' }));
    await expect(dialog.getByText(/6 highlights go with them/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete notes' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
  },
};
