import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { survey } from './sample-previews.ts';
import { TableMapping } from './table-mapping.tsx';

const meta: Meta<typeof TableMapping> = {
  title: 'Imports/Table mapping',
  component: TableMapping,
  args: { file: survey, onRead: fn(), onMap: fn() },
};
export default meta;
type Story = StoryObj<typeof TableMapping>;

export const Guessed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('What hinderances becomes')).toHaveValue('content');
    await userEvent.selectOptions(canvas.getByLabelText('What how_often becomes'), 'Labels');
    await expect(args.onMap).toHaveBeenCalledWith({ title: null, content: [1], date: 0, tags: [2] });
    await userEvent.click(canvas.getByLabelText('The first row names the columns'));
    await expect(args.onRead).toHaveBeenCalledWith({ header: false });
  },
};
export const BeingRead: Story = { args: { file: { ...survey, state: 'reading' } } };
