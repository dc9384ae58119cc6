import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked, refusal } from '../../../.storybook/answers.ts';
import { NOTE, PLANNED } from './examples.ts';
import { RedactNameDialog } from './redact-name-dialog.tsx';

const asked: Asked[] = [];
const words = { start: 12, end: 16, quote: 'Berg', before: 'please call ', after: ' on Monday' };
const spoken = { noteId: NOTE, title: 'Second interview', speakers: [{ speakerId: 's1', name: 'Ana Berg' }] };
const items = [
  { ...spoken, places: [{ ...words, startMs: 1200, endMs: 1700 }] },
  { noteId: 'n2', title: 'Letter', speakers: [], places: [{ ...words, startMs: null, endMs: null }] },
];
const path = `/api/v1/notes/${NOTE}`;
const answers = {
  'GET /api/v1/projects/p1/named': { items },
  [`GET ${path}/files`]: { items: [{ id: 'f1', fileType: 'Audio' }] },
  [`POST ${path}/redactions`]: { id: PLANNED.id },
  [`POST ${path}/redactions/apply`]: { places: 1, documents: 1, recordings: 1 },
};
const meta: Meta<typeof RedactNameDialog> = {
  title: 'Redaction/Redact a name',
  component: RedactNameDialog,
  args: { projectId: 'p1', onClose: fn() },
  beforeEach: answering(answers, asked),
};
export default meta;
type Story = StoryObj<typeof RedactNameDialog>;

const find = async () => {
  const dialog = within(await within(document.body).findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Berg{Enter}');
  return dialog;
};

export const InOneOfTwoNotes: Story = {
  play: async ({ args }) => {
    const dialog = await find();
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Letter/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Redact in 1 note' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    const changes = asked.filter(({ method }) => method !== 'GET').map(({ body }) => body);
    await expect(changes).toEqual([
      { words, audio: 'MUTE' },
      { speaker: { id: 's1', name: 'Participant', found: 'Berg' } },
      { redactionIds: [PLANNED.id, PLANNED.id] },
    ]);
  },
};
export const NotFound: Story = {
  beforeEach: answering({ 'GET /api/v1/projects/p1/named': { items: [] } }),
  play: async () => {
    const dialog = await find();
    await expect(await dialog.findByText('No note of this project contains “Berg”.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Redact name' })).toBeDisabled();
  },
};
export const Refused: Story = {
  beforeEach: answering({
    ...answers,
    [`POST ${path}/redactions/apply`]: () => refusal(422, 'InvalidOperation', 'A recording is being transcribed'),
  }),
  play: async ({ args }) => {
    const dialog = await find();
    await userEvent.click(await dialog.findByRole('button', { name: 'Redact in 2 notes' }));
    await expect(await dialog.findByText('A recording is being transcribed')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
