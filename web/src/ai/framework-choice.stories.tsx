import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FrameworkChoice } from './framework-choice.tsx';

const meta: Meta<typeof FrameworkChoice> = {
  title: 'AI/Framework choice',
  component: FrameworkChoice,
  args: { value: 'Summary', onChange: fn() },
};
export default meta;

export const Described: StoryObj<typeof FrameworkChoice> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The whole in one paragraph')).toBeVisible();
  },
};
