import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { sampleMedia, sampleRecording } from '../../player/sample-recording.ts';
import { NOTE, PLANNED } from './examples.ts';
import { RedactPartDialog } from './redact-part-dialog.tsx';

const asked: Asked[] = [];
const path = `/api/v1/notes/${NOTE}/redactions`;
const meta: Meta<typeof RedactPartDialog> = {
  title: 'Redaction/Redact part',
  component: RedactPartDialog,
  args: { noteId: NOTE, recording: sampleRecording(), media: sampleMedia(), at: { startMs: 4000 }, onClose: fn() },
  beforeEach: answering(
    {
      [`POST ${path}`]: { id: PLANNED.id },
      [`POST ${path}/apply`]: { places: 1, documents: 1, recordings: 1 },
    },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof RedactPartDialog>;

const span = { fileId: 'f1', startMs: 4000, endMs: 9000 };

export const Sound: Story = {
  play: async ({ args }) => {
    const screen = within(document.body);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sound' }), 'BLEEP');
    await userEvent.click(screen.getByRole('button', { name: 'Redact part' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { ...span, audio: 'BLEEP', video: 'KEEP', videoStyle: 'COVER', removeWords: true, keyframes: [] },
      { redactionIds: [PLANNED.id] },
    ]);
  },
};

export const ChosenPart: Story = {
  args: { at: { startMs: 1200, endMs: 2900 } },
  play: async () => {
    const screen = within(document.body);
    await expect(await screen.findByLabelText('From second')).toHaveValue('1.2');
    await expect(screen.getByLabelText('To second')).toHaveValue('2.9');
  },
};

export const Region: Story = {
  args: { media: sampleMedia({ hasVideo: true }) },
  play: async ({ args }) => {
    const screen = within(document.body);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Picture' }), 'BLUR_REGION');
    await expect(screen.getByRole('button', { name: 'Plan redaction' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Add region' }));
    await userEvent.click(screen.getByRole('button', { name: 'Plan redaction' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      {
        ...span,
        audio: 'MUTE',
        video: 'BLUR_REGION',
        videoStyle: 'COVER',
        removeWords: true,
        keyframes: [{ atMs: 4000, left: 25, top: 25, width: 50, height: 50 }],
      },
    ]);
  },
};
