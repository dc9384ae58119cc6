import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusal } from '../../../.storybook/answers.ts';
import { NewDashboardDialog } from './new-dashboard-dialog.tsx';

const meta: Meta<typeof NewDashboardDialog> = {
  title: 'Dashboards/New dashboard dialog',
  component: NewDashboardDialog,
  args: { onCreated: fn(), onClose: fn() },
  beforeEach: answering({ 'POST /api/v1/dashboards': { id: 'd1' } }),
};
export default meta;
type Story = StoryObj<typeof NewDashboardDialog>;

export const Created: Story = {
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create dashboard' }));
    await expect(await dialog.findByText('Enter a title.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Title'), 'Interviews{Enter}');
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith('d1'));
  },
};
export const Refused: Story = {
  beforeEach: answering({
    'POST /api/v1/dashboards': () => refusal(422, 'UnprocessableContent', 'You can have at most 200 dashboards'),
  }),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Title'), 'Interviews{Enter}');
    await expect(await dialog.findByText(/at most 200 dashboards/)).toBeVisible();
  },
};
