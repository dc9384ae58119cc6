import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ApiProblem } from '../kernel/api/api-problem.ts';
import { TitleDialog } from './title-dialog.tsx';

const meta: Meta<typeof TitleDialog> = {
  title: 'Ui/Title dialog',
  component: TitleDialog,
  args: { heading: 'New feed', verb: 'Create feed', onTitle: fn(async () => undefined), onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof TitleDialog>;

const opened = async () => within(await within(document.body).findByRole('dialog'));

export const Titled: Story = {
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Create feed' }));
    await expect(await dialog.findByText('Enter a title.')).toBeVisible();
    await expect(args.onTitle).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Title'), ' Prices {Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onTitle).toHaveBeenCalledWith('Prices');
  },
};

export const SentOnceForTwoClicks: Story = {
  args: { onTitle: fn(() => new Promise(() => undefined)) },
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.type(dialog.getByLabelText('Title'), 'Prices');
    // Both before the button shows that the first is on its way.
    const form = dialog.getByLabelText<HTMLInputElement>('Title').form!;
    form.requestSubmit();
    form.requestSubmit();
    await waitFor(() => expect(args.onTitle).toHaveBeenCalledTimes(1));
  },
};

export const Kept: Story = {
  args: { heading: 'Rename feed', title: 'Prices', verb: 'Rename' },
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onTitle).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    label: 'Name',
    onTitle: fn(async () => {
      throw new ApiProblem(409, [{ code: 'Conflict', title: 'This name is taken', message: 'Choose another.' }]);
    }),
  },
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.type(dialog.getByLabelText('Name'), 'Prices{Enter}');
    await expect(await dialog.findByText('This name is taken. Choose another.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Name'), 's');
    await waitFor(() => expect(dialog.queryByText(/This name is taken/)).toBeNull());
  },
};
