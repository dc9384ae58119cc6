import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DocumentChoice } from './document-choice.tsx';

const meta: Meta<typeof DocumentChoice> = {
  title: 'Files/Document choice',
  component: DocumentChoice,
  args: { count: 3, onChoose: fn(), onClose: fn() },
};
export default meta;

export const Several: StoryObj<typeof DocumentChoice> = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: /^Text/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('text', false);
  },
};
