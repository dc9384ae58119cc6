import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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
    const input = within(canvasElement).getByRole('textbox', { name: 'Visit' });
    await userEvent.clear(input);
    await userEvent.type(input, '2026-04-01');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledWith({ moment: '2026-04-01T00:00:00Z' });
  },
};
export const WithATime: Story = {
  args: { value: { fieldId: 'f-visit', moment: '2026-03-14T09:26:00.000Z', shown: '2026-03-14 09:26' } },
  play: async ({ canvasElement, args }) => {
    const time = within(canvasElement).getByRole('combobox', { name: 'Time (UTC)' });
    await expect(time).toHaveValue('09:26');
    await userEvent.clear(time);
    await userEvent.type(time, '10:00{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ moment: '2026-03-14T10:00:00Z' });
  },
};
export const NotForViewers: Story = {
  args: { reason: 'Viewers cannot change fields' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Visit' })).toHaveAttribute('readonly');
  },
};
