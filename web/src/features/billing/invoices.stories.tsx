import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Invoices } from './invoices.tsx';
import { invoices } from './sample-billing.ts';

const meta: Meta<typeof Invoices> = { title: 'Billing/Invoices', component: Invoices };
export default meta;
type Story = StoryObj<typeof Invoices>;

export const DueAndPaid: Story = {
  args: { items: invoices },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('$255.00')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', invoices[1]!.pdfUrl);
  },
};
export const None: Story = { args: { items: [] } };
