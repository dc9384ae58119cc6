import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConnectionForm, wordingOf } from './connection-form.tsx';

const meta: Meta<typeof ConnectionForm> = {
  title: 'Single sign-on/Connection form',
  component: ConnectionForm,
  args: { value: { ...wordingOf(), strategy: 'google' }, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof ConnectionForm>;

export const ShowsTheStepsOfTheDirectory: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: 'Setup steps' })).toHaveTextContent('Google Cloud console');
    await expect(canvas.queryByLabelText('Issuer')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Client ID'), 'x');
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ clientId: 'x' }));
  },
};
export const Saml: Story = {
  args: { value: { ...wordingOf(), strategy: 'adfs' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Next certificate')).toBeVisible();
  },
};
