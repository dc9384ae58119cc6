import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { APPLIED, PLANNED, SPEAKER } from './examples.ts';
import { RedactionRow } from './redaction-row.tsx';

const meta: Meta<typeof RedactionRow> = {
  title: 'Redaction/Row',
  component: RedactionRow,
  args: { redaction: PLANNED, onDelete: fn(), onRestore: fn(), onDeleteOriginal: fn() },
  decorators: [(Row) => <ul style={{ listStyle: 'none', padding: 0 }}>{Row()}</ul>],
};
export default meta;
type Story = StoryObj<typeof RedactionRow>;

export const Planned: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete redaction' }));
    await expect(args.onDelete).toHaveBeenCalled();
  },
};
export const Applied: Story = { args: { redaction: APPLIED } };
export const SpeakerRenamed: Story = { args: { redaction: SPEAKER } };
export const OriginalDeleted: Story = { args: { redaction: { ...APPLIED, restorable: false, words: null } } };
