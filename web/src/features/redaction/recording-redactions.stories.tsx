import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { JOB, NOTE, RENDERING } from './examples.ts';
import { RecordingRedactions } from './recording-redactions.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof RecordingRedactions> = {
  title: 'Redaction/Recordings of a note',
  component: RecordingRedactions,
  args: { noteId: NOTE },
  beforeEach: answering(
    {
      [`GET /api/v1/notes/${NOTE}/redactions`]: { items: [RENDERING] },
      [`GET /api/v1/notes/${NOTE}/files`]: { items: [] },
      [`GET /api/v1/files/${JOB.fileId}/redaction`]: JOB,
      [`POST /api/v1/files/${JOB.fileId}/redaction/cancel`]: null,
    },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof RecordingRedactions>;

export const Canceled: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Cancel redaction' }));
    await waitFor(() => expect(asked.some((one) => one.path.endsWith('/redaction/cancel'))).toBe(true));
  },
};
