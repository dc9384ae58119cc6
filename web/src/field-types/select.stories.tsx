import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { samplePlan } from './sample-fields.ts';
import { SelectInput } from './select.tsx';

const meta: Meta<typeof SelectInput> = {
  title: 'Fields/Select input',
  component: SelectInput,
  args: { field: samplePlan, value: { fieldId: samplePlan.id, ids: ['business'], shown: 'Business' }, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof SelectInput>;

export const OneOption: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Plan' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Free' }));
    await expect(args.onChange).toHaveBeenCalledWith({ ids: ['free'] });
  },
};
export const SeveralOptions: Story = {
  args: { field: { ...samplePlan, settings: { ...samplePlan.settings, max: 2 } } },
};
