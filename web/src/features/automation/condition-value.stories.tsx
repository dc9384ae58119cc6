import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConditionValue } from './condition-value.tsx';
import { sampleChoices } from './sample-automation.ts';

const meta: Meta<typeof ConditionValue> = {
  title: 'Automation/Value',
  component: ConditionValue,
  args: {
    event: 'note:created',
    condition: { field: 'note.title', operator: 'contains', value: '' },
    choices: sampleChoices,
    onChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ConditionValue>;

export const Text: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Value' }), 'a');
    await expect(args.onChange).toHaveBeenCalledWith('a');
  },
};
export const Members: Story = {
  args: { condition: { field: 'note.createdBy', operator: 'in', value: [sampleChoices.members[0]!.id] } },
};
