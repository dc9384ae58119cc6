import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SummaryDefaults } from './summary-defaults.tsx';

const meta: Meta<typeof SummaryDefaults> = {
  title: 'Summaries/Defaults',
  component: SummaryDefaults,
  args: { settings: { framework: 'Summary', language: null }, reason: null, onSave: fn(async () => undefined) },
};
export default meta;
type Story = StoryObj<typeof SummaryDefaults>;

export const Changed: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('combobox', { name: 'Framework' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Customer call' }));
    await userEvent.click(form.getByRole('combobox', { name: 'Language' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'German' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ framework: 'CustomerCall', language: 'de' }));
  },
};
export const ReadOnly: Story = { args: { reason: 'Unavailable in read-only mode' } };
