import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { NameFilterDialog } from './name-filter-dialog.tsx';

const meta: Meta<typeof NameFilterDialog> = {
  title: 'Filters/Name filter dialog',
  component: NameFilterDialog,
  args: { title: 'Save filter', action: 'Save filter', onName: fn(async () => undefined), onClose: fn() },
};
export default meta;

export const Named: StoryObj<typeof NameFilterDialog> = {
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Save filter' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save filter' }));
    await expect(dialog.getByText('Enter a name.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Name'), ' Doubts {Enter}');
    await expect(args.onName).toHaveBeenCalledWith('Doubts');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
