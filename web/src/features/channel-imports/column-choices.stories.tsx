import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ColumnChoices } from './column-choices.tsx';
import { SAMPLE_PREVIEW } from './sample-import.ts';

const meta: Meta<typeof ColumnChoices> = {
  title: 'Channels/Columns of a table',
  component: ColumnChoices,
  args: { preview: SAMPLE_PREVIEW, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof ColumnChoices>;

/** A column that is left out is sent as an empty one, so that none is proposed for it. */
export const Chosen: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Tags'), 'Plan');
    await expect(args.onChange).toHaveBeenLastCalledWith({ tagsColumnLabel: 'Plan' });
    await userEvent.selectOptions(canvas.getByLabelText('Written on'), 'Today, for all rows');
    await expect(args.onChange).toHaveBeenLastCalledWith({ timestampColumnLabel: '' });
  },
};
