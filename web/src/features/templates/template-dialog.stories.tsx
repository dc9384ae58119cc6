import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TemplateDialog } from './template-dialog.tsx';

const meta: Meta<typeof TemplateDialog> = {
  title: 'Templates/Dialog',
  component: TemplateDialog,
  args: {
    title: 'Save as template',
    verb: 'Save template',
    start: { title: 'Trust', description: '' },
    places: [
      { value: 'workspace', label: 'Everyone in the workspace', reason: 'Managers change what the workspace shares' },
      { value: 'project', label: 'Only in this project' },
    ],
    onSubmit: fn(() => Promise.resolve()),
    onClose: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof TemplateDialog>;

export const Saved: Story = {
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByRole('radio', { name: 'Only in this project' })).toBeChecked();
    await userEvent.type(dialog.getByLabelText('Description'), 'How people doubt');
    await userEvent.click(dialog.getByRole('button', { name: 'Save template' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ title: 'Trust', description: 'How people doubt' }, 'project'),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
export const WithoutTitle: Story = {
  args: { start: { title: '', description: '' }, places: [] },
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save template' }));
    await expect(await dialog.findByText('Enter a title.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
