import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { NOTE, PLANNED } from './examples.ts';
import { RedactDialog } from './redact-dialog.tsx';

const asked: Asked[] = [];
const path = `/api/v1/notes/${NOTE}/redactions`;
const words = { start: 12, end: 19, quote: 'Ms Berg', before: 'please call ', after: ' on Monday' };
const meta: Meta<typeof RedactDialog> = {
  title: 'Redaction/Redact words',
  component: RedactDialog,
  args: { noteId: NOTE, words, onClose: fn() },
  beforeEach: answering(
    { [`POST ${path}`]: { id: PLANNED.id }, [`POST ${path}/apply`]: { places: 1, documents: 1, recordings: 0 } },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof RedactDialog>;

const sent = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body);

export const Now: Story = {
  play: async ({ args }) => {
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Redact words' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(sent()).toEqual([{ words }, { redactionIds: [PLANNED.id] }]);
  },
};
export const Planned: Story = {
  play: async ({ args }) => {
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Plan redaction' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(sent()).toHaveLength(1);
  },
};
export const OfARecording: Story = {
  beforeEach: answering({
    [`GET /api/v1/notes/${NOTE}/files`]: { items: [{ id: 'f1', fileType: 'Audio' }] },
  }),
  play: async () => {
    const dialog = within(document.body);
    await dialog.findByText(/can still be heard/);
    await userEvent.selectOptions(dialog.getByLabelText('Sound'), 'Mute sound');
    await waitFor(() => expect(dialog.queryByText(/can still be heard/)).toBeNull());
    await expect(dialog.getByText(/seconds of the words are redacted/)).toBeVisible();
  },
};
