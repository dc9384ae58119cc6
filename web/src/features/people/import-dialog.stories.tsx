import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember } from '../../../.storybook/workspace.tsx';
import { ADA } from './examples.ts';
import { ImportDialog } from './import-dialog.tsx';

const asked: Asked[] = [];
const counts = { created: 1, updated: 0, skipped: 0, faultCount: 0, faults: [] };
const mapping = {
  name: [0],
  details: [
    { column: 1, label: 'Email' },
    { column: 2, label: 'Seats' },
  ],
  matchBy: 'Email',
};
const meta: Meta<typeof ImportDialog> = {
  title: 'People/Import',
  component: ImportDialog,
  args: { onClose: fn() },
  beforeEach: answering(
    {
      'POST /api/v1/people/import-preview': {
        header: ['Name', 'Email', 'Seats'],
        rows: [['Ada', 'ada@example.org', '3']],
        rowCount: 1,
        mapping,
        types: ['TEXT', 'EMAIL', 'NUMBER'],
        ...counts,
      },
      'GET /api/v1/fields': { fields: [], sets: [] },
      'POST /api/v1/people/imports': { undoId: ADA, ...counts },
    },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof ImportDialog>;

export const Imported: Story = {
  play: async ({ args }) => {
    const screen = within(document.body);
    const file = new File(['Name,Email\nAda,ada@example.org\n'], 'customers.csv', { type: 'text/csv' });
    await waitFor(() => expect(document.querySelector('input[type=file]')).not.toBeNull());
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
    await expect(await screen.findByText('1 row: 1 new contact, 0 updated, 0 unchanged.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(asked.find(({ path }) => path.endsWith('/imports'))?.body).toMatchObject({
      fileName: 'customers.csv',
      mapping,
      duplicates: 'UPDATE',
    });
  },
};

/** Columns of numbers, days and choices become fields in one step. */
export const FieldsMade: Story = {
  decorators: [asMember()],
  play: async () => {
    const screen = within(document.body);
    const file = new File(['Name,Email,Seats\nAda,ada@example.org,3\n'], 'customers.csv', { type: 'text/csv' });
    await waitFor(() => expect(document.querySelector('input[type=file]')).not.toBeNull());
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
    await userEvent.click(await screen.findByRole('button', { name: 'Make fields of 1 column' }));
    await waitFor(() =>
      expect(asked.findLast(({ path }) => path.endsWith('/import-preview'))?.body).toMatchObject({
        mapping: { details: [{ column: 1, label: 'Email' }], fields: [{ column: 2, type: 'NUMBER' }] },
      }),
    );
  },
};
