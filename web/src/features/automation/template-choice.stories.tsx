import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleChoices } from './sample-automation.ts';
import { TemplateChoice } from './template-choice.tsx';

const meta: Meta<typeof TemplateChoice> = {
  title: 'Automation/Templates',
  component: TemplateChoice,
  args: { memberId: sampleChoices.members[0]!.id, choices: sampleChoices, onChoose: fn() },
};
export default meta;
type Story = StoryObj<typeof TemplateChoice>;

export const All: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Notify me of published insights/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Notify me of published insights' }),
    );
  },
};
