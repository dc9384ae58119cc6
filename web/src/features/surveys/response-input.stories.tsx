import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ResponseInput } from './response-input.tsx';
import { sampleQuestions } from './sample-questions.ts';

const meta: Meta<typeof ResponseInput> = {
  title: 'Surveys/Response',
  component: ResponseInput,
  args: { question: sampleQuestions.several, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof ResponseInput>;

export const SeveralOptions: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Churn' }));
    await expect(args.onChange).toHaveBeenCalledWith({ optionIds: ['o2'] });
  },
};
export const OneOption: Story = {
  args: { question: sampleQuestions.single },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByLabelText('Clear response'));
    await expect(args.onChange).toHaveBeenCalledWith({ optionIds: [] });
  },
};
export const RestoredByEscape: Story = {
  args: { question: sampleQuestions.written },
  play: async ({ canvasElement, args }) => {
    const response = within(canvasElement).getByRole('textbox');
    await userEvent.type(response, ' More.{Escape}');
    await userEvent.tab();
    await expect(response).toHaveValue('The error rate.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
