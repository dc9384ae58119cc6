import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { ADA, GRACE, examplePerson } from './examples.ts';
import { MergeDialog } from './merge-dialog.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof MergeDialog> = {
  title: 'People/Merge',
  component: MergeDialog,
  args: { person: { id: ADA, name: 'Ada' }, onClose: fn(), onMerged: fn() },
  beforeEach: answering(
    {
      'GET /api/v1/people': {
        items: [examplePerson(), examplePerson({ id: GRACE, name: 'Grace Hopper' })],
        next: null,
      },
      [`POST /api/v1/people/${ADA}/merge`]: { undoId: GRACE },
    },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof MergeDialog>;

export const Merged: Story = {
  play: async ({ args }) => {
    const screen = within(document.body);
    await userEvent.click(await screen.findByRole('combobox', { name: 'Into' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Grace Hopper' }));
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(args.onMerged).toHaveBeenCalledWith(GRACE));
    await expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ intoPersonId: GRACE });
  },
};
