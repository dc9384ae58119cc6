import { type FilterForm, allOf, systemRow } from '@evident/domain/filters';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { asMember } from '../../../.storybook/workspace.tsx';
import { FilterBuilder } from './filter-builder.tsx';
import { filterAnswers, PROJECT, sampleForm, TAGS } from './sample-filters.ts';

function Kept({ form: first, onChange, ...props }: ComponentProps<typeof FilterBuilder>) {
  const [form, setForm] = useState<FilterForm>(first);
  return (
    <FilterBuilder
      {...props}
      form={form}
      onChange={(next, again) => {
        setForm(next);
        onChange(next, again);
      }}
    />
  );
}
const meta: Meta<typeof FilterBuilder> = {
  title: 'Filters/Filter builder',
  component: FilterBuilder,
  decorators: [asMember()],
  beforeEach: answering(filterAnswers),
  render: (props) => <Kept {...props} />,
  args: { scope: { resultKeys: ['highlight'], projectId: PROJECT }, form: sampleForm, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof FilterBuilder>;

export const ThreeConditions: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Tags has any of Trust in the numbers' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Created is after 3 months ago' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Match any' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...sampleForm, combinator: 'or' }, false);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(allOf(), false);
  },
};
/** The second change of a condition belongs to the step of the first. */
export const EditsACondition: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tags has any of Trust in the numbers' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: /First page only/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: /Price/ }));
    const calls = (args.onChange as ReturnType<typeof fn>).mock.calls as [FilterForm, boolean][];
    await expect(calls.map(([, again]) => again)).toEqual([false, true]);
    await expect(calls[1]![0].fieldForms[0]!.values).toEqual([TAGS.trust, TAGS.habit, TAGS.price]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('combobox', { name: 'Values' })).toBeNull());
  },
};
export const AFaultyCondition: Story = {
  args: { form: allOf({ ...systemRow('Title', 'Contains', '…'), id: '1' }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Enter at least one letter or digit.')).toBeVisible();
  },
};
export const AHiddenCondition: Story = {
  args: { form: allOf({ ...systemRow('Insights', 'IsEmpty'), id: '1', hidden: true }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('1 hidden condition')).toBeVisible();
  },
};
export const Empty: Story = { args: { form: allOf() } };
