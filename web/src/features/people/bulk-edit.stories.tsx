import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { BulkEdit } from './bulk-edit.tsx';
import { ADA, GRACE } from './examples.ts';

const asked: Asked[] = [];
const meta: Meta<typeof BulkEdit> = {
  title: 'People/Bulk edit',
  component: BulkEdit,
  args: { personIds: [ADA, GRACE], reason: undefined, onDone: fn() },
  beforeEach: answering({ 'PATCH /api/v1/people': { undoId: ADA, changed: 2, missing: 0 } }, asked),
};
export default meta;
type Story = StoryObj<typeof BulkEdit>;

export const Changed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Detail' }), 'Plan');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value' }), 'Team');
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
    await expect(asked[0]?.body).toEqual({ personIds: [ADA, GRACE], details: { Plan: 'Team' } });
  },
};
