import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PassageBeside } from './passage-beside.tsx';
import { sampleAnswer, samplePassages } from './sample-answers.ts';

const meta: Meta<typeof PassageBeside> = {
  title: 'Ask/Passage beside',
  component: PassageBeside,
  args: { passage: samplePassages[0]!, citation: sampleAnswer.citations[0]!, onClose: fn() },
};
export default meta;

export const Passage: StoryObj<typeof PassageBeside> = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close the passage' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
