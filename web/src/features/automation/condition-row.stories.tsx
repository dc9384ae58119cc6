import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConditionRow } from './condition-row.tsx';
import { sampleChoices } from './sample-automation.ts';

const meta: Meta<typeof ConditionRow> = {
  title: 'Automation/Condition',
  component: ConditionRow,
  args: {
    event: 'note:created',
    condition: { field: 'note.occurredOn', operator: 'before', value: '2026-03-01' },
    choices: sampleChoices,
    onChange: fn(),
    onRemove: fn(),
  },
};
export default meta;

export const Date: StoryObj<typeof ConditionRow> = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove condition' }));
    await expect(args.onRemove).toHaveBeenCalled();
  },
};
