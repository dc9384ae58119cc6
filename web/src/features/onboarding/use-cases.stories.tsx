import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { UseCases } from './use-cases.tsx';

const meta: Meta<typeof UseCases> = {
  title: 'Onboarding/Use cases',
  component: UseCases,
  args: { chosen: ['Surveys'], onContinue: fn(), onSkip: fn() },
};
export default meta;
type Story = StoryObj<typeof UseCases>;

export const Nine: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await expect(form.getAllByRole('checkbox')).toHaveLength(9);
    await userEvent.click(form.getByRole('checkbox', { name: 'Transcribe recordings' }));
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledWith(['Surveys', 'VideoTranscription']);
  },
};
