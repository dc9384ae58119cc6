import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DashboardList } from './dashboard-list.tsx';
import { foreignSummary, sampleSummary } from './sample-dashboard.ts';

const open = fn();
const meta: Meta<typeof DashboardList> = {
  title: 'Dashboards/List',
  component: DashboardList,
  args: {
    dashboards: [sampleSummary, foreignSummary],
    entriesOf: (dashboard) => [{ label: 'Duplicate', run: () => void open(dashboard.id) }],
    action: <button type="button">New dashboard</button>,
  },
};
export default meta;
type Story = StoryObj<typeof DashboardList>;

export const OwnAndShared: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'What interviews say' })).toHaveAttribute(
      'href',
      `/dashboards#${sampleSummary.id}`,
    );
    await expect(canvas.getByText('Shared by Ben Ortiz')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More for Support tickets' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Duplicate' }));
    await expect(open).toHaveBeenCalledWith(foreignSummary.id);
  },
};
export const Empty: Story = { args: { dashboards: [] } };
