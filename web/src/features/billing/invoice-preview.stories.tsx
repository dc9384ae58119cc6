import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InvoicePreviewTable } from './invoice-preview.tsx';
import { preview } from './sample-billing.ts';

const meta: Meta<typeof InvoicePreviewTable> = { title: 'Billing/Invoice preview', component: InvoicePreviewTable };
export default meta;
type Story = StoryObj<typeof InvoicePreviewTable>;

export const Proration: Story = {
  args: { preview },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('-$45.00')).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Total, tax id GB123456789' })).toBeVisible();
  },
};
export const WithoutTaxId: Story = { args: { preview: { ...preview, taxNumber: null } } };
