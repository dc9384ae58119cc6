import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { LanguageChoice } from './language-choice.tsx';

const meta: Meta<typeof LanguageChoice> = {
  title: 'AI/Language choice',
  component: LanguageChoice,
  args: { value: null, onChange: fn() },
};
export default meta;

export const Chosen: StoryObj<typeof LanguageChoice> = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Language' }));
    await userEvent.click(await screen.findByRole('option', { name: 'German' }));
    await expect(args.onChange).toHaveBeenCalledWith('de');
  },
};
