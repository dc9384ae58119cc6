import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleField } from './sample-fields.ts';
import { WrittenInput } from './written.tsx';

const meta: Meta<typeof WrittenInput> = {
  title: 'Fields/Written input',
  component: WrittenInput,
  args: { field: sampleField('Contact', 'EMAIL'), value: undefined, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof WrittenInput>;

export const RefusesOtherForms: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Contact');
    await userEvent.type(input, 'ada{Enter}');
    await expect(await within(canvasElement).findByText(/Enter an email address/)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(input, '@example.org{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ text: 'ada@example.org' });
  },
};
export const LongText: Story = {
  args: { field: sampleField('Summary', 'TEXT'), value: { fieldId: 'f-summary', text: 'Saved', shown: 'Saved' } },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Summary');
    await userEvent.type(input, ' and changed');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Saved');
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const ReadOnly: Story = {
  args: {
    field: sampleField('Site', 'URL'),
    value: { fieldId: 'f-site', text: 'https://example.org', shown: 'https://example.org' },
    reason: 'You don’t have edit permissions in this project',
  },
};
