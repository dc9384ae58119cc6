import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { ChartPicker } from './chart-picker.tsx';
import { sampleDashboard, sampleSummary } from './sample-dashboard.ts';

const meta: Meta<typeof ChartPicker> = {
  title: 'Dashboards/Chart picker',
  component: ChartPicker,
  args: { onPick: fn(), onClose: fn() },
  beforeEach: answering({
    'GET /api/v1/dashboards': { items: [{ ...sampleSummary, shared: false }], next: null },
    [`GET /api/v1/dashboards/${sampleDashboard.id}`]: sampleDashboard,
  }),
};
export default meta;
type Story = StoryObj<typeof ChartPicker>;

/** Charts out of sight are not offered. */
export const OfAPrivateDashboard: Story = {
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(await dialog.findByText(/Share it first/)).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Share of groups' }));
    await expect(args.onPick).toHaveBeenCalledWith({
      dashboardId: sampleDashboard.id,
      chartId: sampleDashboard.charts[1]!.id,
    });
  },
};
export const None: Story = { beforeEach: answering({ 'GET /api/v1/dashboards': { items: [], next: null } }) };
