import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { sampleField } from './sample-fields.ts';
import { DateInput } from './date.tsx';

const meta: Meta<typeof DateInput> = {
  title: 'Fields/Date input',
  component: DateInput,
  args: {
    field: sampleField('Visit', 'DATETIME'),
    value: { fieldId: 'f-visit', moment: '2026-03-14T00:00:00.000Z', shown: '2026-03-14' },
    onChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof DateInput>;

export const ADay: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Visit');
    await expect(input).toHaveValue('2026-03-14');
    input.focus();
    await fireEvent.change(input, { target: { value: '2026-04-01' } });
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledWith({ moment: '2026-04-01T00:00:00Z' });
  },
};
export const WithATime: Story = {
  args: { value: { fieldId: 'f-visit', moment: '2026-03-14T09:26:00.000Z', shown: '2026-03-14 09:26' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Visit')).toHaveValue('2026-03-14T09:26');
  },
};
