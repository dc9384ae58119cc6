import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ShownSecret } from './shown-secret.tsx';

const meta: Meta<typeof ShownSecret> = {
  title: 'Webhooks/Shown secret',
  component: ShownSecret,
  args: { secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof ShownSecret>;

export const Once: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByTestId('secret')).toHaveTextContent(args.secret);
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
