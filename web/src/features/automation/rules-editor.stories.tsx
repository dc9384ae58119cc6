import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RulesEditor } from './rules-editor.tsx';
import { sampleChoices } from './sample-automation.ts';

const title = { field: 'note.title', operator: 'contains', value: 'churn' };
const meta: Meta<typeof RulesEditor> = {
  title: 'Automation/Rules',
  component: RulesEditor,
  args: {
    event: 'note:created',
    choices: sampleChoices,
    onChange: fn(),
    rules: {
      combinator: 'AND',
      conditions: [
        { field: 'note.imported', operator: 'equal', value: true },
        { field: 'note.occurredOn', operator: 'before', value: '2026-03-01' },
        { combinator: 'OR', conditions: [title, { ...title, value: 'leave' }] },
      ],
    },
  },
};
export default meta;
type Story = StoryObj<typeof RulesEditor>;

export const Nested: Story = {
  play: async ({ canvasElement, args }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: 'Remove condition' });
    await userEvent.click(first!);
    await expect(args.onChange).toHaveBeenCalledWith({ ...args.rules, conditions: args.rules.conditions.slice(1) });
  },
};

export const Single: Story = {
  args: { rules: { combinator: 'AND', conditions: [title] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Remove condition' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add group' }));
    const group = { combinator: 'OR', conditions: [{ ...title, value: '' }] };
    await expect(args.onChange).toHaveBeenCalledWith({ combinator: 'AND', conditions: [title, group] });
  },
};

export const Numbers: Story = {
  args: {
    event: 'dataset:created',
    rules: {
      combinator: 'OR',
      conditions: [
        { field: 'dataset.noteCount', operator: 'greaterThan', value: 10 },
        { field: 'dataset.fileNames', operator: 'length', value: { operator: 'greaterThan', value: 1 } },
      ],
    },
  },
};
