import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DetailsForm } from './details-form.tsx';
import { details } from './sample-billing.ts';

const onSave = fn(async () => {});
const meta: Meta<typeof DetailsForm> = {
  title: 'Billing/Details form',
  component: DetailsForm,
  args: { details, reason: null, onSave },
};
export default meta;
type Story = StoryObj<typeof DetailsForm>;

export const Saved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const country = canvas.getByRole('textbox', { name: 'Country, as two letters' });
    await userEvent.clear(country);
    await userEvent.type(country, 'ie');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Tax id' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await expect(onSave).toHaveBeenLastCalledWith({ ...details, country: 'IE', taxId: null });
  },
};
export const Empty: Story = {
  args: {
    details: {
      company: null,
      email: 'ada@example.org',
      line1: null,
      line2: null,
      city: null,
      postalCode: null,
      country: null,
      taxId: null,
    },
  },
};
