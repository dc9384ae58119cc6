import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { APPLIED, HIDDEN, NOTE, PLANNED } from './examples.ts';
import { RedactionsDialog } from './redactions-dialog.tsx';

const asked: Asked[] = [];
const path = `/api/v1/notes/${NOTE}/redactions`;
const listing = (...items: object[]) =>
  answering(
    {
      [`GET ${path}`]: { items },
      [`POST ${path}/apply`]: { places: 2, documents: 1, recordings: 0 },
      [`POST /api/v1/redactions/${APPLIED.id}/restore`]: { restored: 2, missing: 0 },
    },
    asked,
  );
const meta: Meta<typeof RedactionsDialog> = {
  title: 'Redaction/List',
  component: RedactionsDialog,
  args: { noteId: NOTE, onClose: fn() },
  beforeEach: listing(PLANNED, APPLIED),
};
export default meta;
type Story = StoryObj<typeof RedactionsDialog>;

export const Applied: Story = {
  play: async () => {
    const screen = within(document.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Apply redactions' }));
    const confirm = within(await screen.findByRole('dialog', { name: 'Apply this redaction?' }));
    await userEvent.click(confirm.getByRole('button', { name: 'Apply redactions' }));
    await waitFor(() => expect(asked.some((one) => one.path === `${path}/apply`)).toBe(true));
  },
};
export const Restored: Story = {
  play: async () => {
    const screen = within(document.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Restore original' }));
    const confirm = within(await screen.findByRole('dialog', { name: 'Restore the original?' }));
    await userEvent.click(confirm.getByRole('button', { name: 'Restore original' }));
    await waitFor(() => expect(asked.some((one) => one.path.endsWith('/restore'))).toBe(true));
  },
};
export const WithoutFullAccess: Story = {
  beforeEach: listing(HIDDEN),
  play: async () => {
    const button = await within(document.body).findByRole('button', { name: 'Restore original' });
    await expect(button).toHaveAccessibleDescription('Only members with full access can do this');
  },
};
export const Empty: Story = { beforeEach: listing() };
