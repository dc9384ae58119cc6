import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CopiedValue } from './copied-value.tsx';

const meta: Meta<typeof CopiedValue> = {
  title: 'Single sign-on/Copied value',
  component: CopiedValue,
  args: { label: 'Redirect address', value: 'https://evident.example/callback' },
};
export default meta;

export const Shown: StoryObj<typeof CopiedValue> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Copy redirect address' })).toBeEnabled();
  },
};
