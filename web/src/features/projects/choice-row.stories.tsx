import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChoiceRow } from './choice-row.tsx';

const chosen = fn();
const meta: Meta<typeof ChoiceRow> = {
  title: 'Projects/Choice row',
  component: ChoiceRow,
  beforeEach: () => {
    chosen.mockClear();
  },
  args: {
    label: 'Icon',
    value: 'b',
    onChange: chosen,
    choices: ['a', 'b', 'c'].map((value) => ({ value, name: `Letter ${value}`, shown: value })),
  },
};
export default meta;
type Story = StoryObj<typeof ChoiceRow>;

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('radio', { name: 'Letter b' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(chosen).toHaveBeenCalledWith('c');
  },
};
export const Refused: Story = {
  args: { reason: 'You don’t have edit permissions in this project' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'Letter a' })).toBeDisabled();
  },
};
