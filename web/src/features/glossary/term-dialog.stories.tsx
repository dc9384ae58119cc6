import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { mttr } from './sample-terms.ts';
import { TermDialog } from './term-dialog.tsx';

const meta: Meta<typeof TermDialog> = {
  title: 'Glossary/Term dialog',
  component: TermDialog,
  args: { term: mttr, onSave: fn(async () => {}), onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof TermDialog>;

export const Edited: Story = {
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Name'), 's{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'MTTRs',
      otherNames: ['mean time to restore'],
      definition: mttr.definition,
    });
  },
};
