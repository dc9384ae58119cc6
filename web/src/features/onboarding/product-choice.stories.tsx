import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ProductChoice } from './product-choice.tsx';

const meta: Meta<typeof ProductChoice> = {
  title: 'Onboarding/Product choice',
  component: ProductChoice,
  args: { onChoose: fn() },
};
export default meta;
type Story = StoryObj<typeof ProductChoice>;

export const Three: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Feedback/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('channels');
  },
};
