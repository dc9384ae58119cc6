import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Presentation } from './presentation.tsx';
import { sampleDashboard } from './sample-dashboard.ts';

const [first, second] = sampleDashboard.charts;
const meta: Meta<typeof Presentation> = {
  title: 'Dashboards/Presentation',
  component: Presentation,
  args: {
    dashboard: sampleDashboard,
    chartId: '',
    figure: ({ title }) => <p>Figure of {title}</p>,
    onGo: fn(),
    onClose: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof Presentation>;

/** The third chart is out of sight. */
export const ByArrowKeys: Story = {
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(await dialog.findByText('1 of 2')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(args.onGo).toHaveBeenCalledTimes(1);
    await expect(args.onGo).toHaveBeenCalledWith(second!.id);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Last: Story = {
  args: { chartId: second!.id },
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(await dialog.findByText('Figure of Share of groups')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Previous' }));
    await expect(args.onGo).toHaveBeenCalledWith(first!.id);
  },
};
export const NothingInSight: Story = {
  args: { dashboard: { ...sampleDashboard, charts: sampleDashboard.charts.slice(2) } },
};
