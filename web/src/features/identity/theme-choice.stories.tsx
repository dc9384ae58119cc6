import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ThemeChoice } from './theme-choice.tsx';

const meta: Meta<typeof ThemeChoice> = { title: 'Identity/Theme choice', component: ThemeChoice };
export default meta;
type Story = StoryObj<typeof ThemeChoice>;

export const ThreeChoices: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('radio')).toHaveLength(3);
  },
};
