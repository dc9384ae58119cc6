import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { filterAnswers, sampleFields, tagRow, TAGS } from './sample-filters.ts';
import { ValueList } from './value-list.tsx';

const meta: Meta<typeof ValueList> = {
  title: 'Filters/Value list',
  component: ValueList,
  beforeEach: answering(filterAnswers),
  args: { row: tagRow, fields: sampleFields, onChange: fn() },
};
export default meta;

export const Tags: StoryObj<typeof ValueList> = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('option', { name: /First page only/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ ...tagRow, values: [TAGS.trust, TAGS.habit] });
    await userEvent.click(canvas.getByRole('option', { name: /Trust/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ ...tagRow, values: [] });
  },
};
