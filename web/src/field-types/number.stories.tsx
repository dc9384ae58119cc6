import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleSeats } from './sample-fields.ts';
import { NumberInput } from './number.tsx';

const meta: Meta<typeof NumberInput> = {
  title: 'Fields/Number input',
  component: NumberInput,
  args: { field: sampleSeats, value: { fieldId: sampleSeats.id, number: 1200, shown: '1,200' }, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof NumberInput>;

export const FormattedUntilEdited: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Seats');
    await expect(input).toHaveValue('1,200');
    await userEvent.click(input);
    await expect(input).toHaveValue('1200');
    await userEvent.clear(input);
    await userEvent.type(input, 'many{Enter}');
    await expect(await within(canvasElement).findByText(/Enter digits/)).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, '12.5{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ number: 12.5 });
  },
};
