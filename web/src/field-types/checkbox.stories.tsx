import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleField } from './sample-fields.ts';
import { CheckboxInput } from './checkbox.tsx';

const meta: Meta<typeof CheckboxInput> = {
  title: 'Fields/Checkbox input',
  component: CheckboxInput,
  args: { field: sampleField('Interviewed', 'BOOLEAN'), value: undefined, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof CheckboxInput>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByLabelText('Interviewed'));
    await expect(args.onChange).toHaveBeenCalledWith({ boolean: true });
  },
};
