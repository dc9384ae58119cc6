import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { SourcesDialog } from './sources-dialog.tsx';

const meta: Meta<typeof SourcesDialog> = {
  title: 'People/Sources',
  component: SourcesDialog,
  args: { onClose: fn(), onChoose: fn() },
  beforeEach: answering({
    'GET /api/v1/people/import-origins': { items: [{ name: 'customers.csv', created: 12, enriched: 3 }], next: null },
  }),
};
export default meta;
type Story = StoryObj<typeof SourcesDialog>;

export const Chosen: Story = {
  play: async ({ args }) => {
    const screen = within(document.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Show contacts of customers.csv' }));
    await expect(args.onChoose).toHaveBeenCalledWith('customers.csv');
  },
};
