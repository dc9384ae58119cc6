import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { APPLIED, JOB, NOTE, RENDERING } from './examples.ts';
import { RedactedRecordings } from './redacted-recordings.tsx';

const BLEEPED = { ...RENDERING, state: 'APPLIED' } as const;
const meta: Meta<typeof RedactedRecordings> = {
  title: 'Redaction/Redacted recordings of a note',
  component: RedactedRecordings,
  args: { noteId: NOTE },
  beforeEach: answering({
    [`GET /api/v1/notes/${NOTE}/redactions`]: { items: [APPLIED, BLEEPED] },
    [`GET /api/v1/notes/${NOTE}/files`]: { items: [] },
    [`GET /api/v1/files/${JOB.fileId}/redaction`]: JOB,
    [`GET /api/v1/members/${BLEEPED.appliedBy}`]: { id: BLEEPED.appliedBy, name: 'Ada' },
  }),
};
export default meta;
type Story = StoryObj<typeof RedactedRecordings>;

export const ByAda: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Ada');
    await expect(canvas.getAllByText(/was redacted by/)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Redactions and restoring' }));
    await within(document.body).findByRole('list', { name: 'Redactions' });
  },
};
