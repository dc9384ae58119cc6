import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChartGrid } from './chart-grid.tsx';
import { sampleDashboard } from './sample-dashboard.ts';

const { id, charts } = sampleDashboard;
const places = charts.map(({ id: chartId, width, height }) => ({ chartId, width, height }));
const meta: Meta<typeof ChartGrid> = {
  title: 'Dashboards/Grid',
  component: ChartGrid,
  args: {
    dashboardId: id,
    charts,
    own: true,
    figure: ({ title }, asTable) => (
      <p>
        {asTable ? 'Table' : 'Drawing'} of {title}
      </p>
    ),
    entriesOf: ({ chart }) => [{ label: 'Remove', danger: true, run: fn(), disabledReason: chart && null }],
    onArrange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ChartGrid>;

export const ArrangedByKeyboardAndMenu: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Move Share of groups' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onArrange).toHaveBeenLastCalledWith([places[1], places[0], places[2]]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Moved Share of groups to 1 of 3');
    canvas.getByRole('button', { name: 'Resize Highlights by tag' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onArrange).toHaveBeenLastCalledWith([{ ...places[0], width: 3 }, places[1], places[2]]);
    await userEvent.click(canvas.getByRole('button', { name: 'More for Highlights by tag' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Move later' }));
    await expect(args.onArrange).toHaveBeenLastCalledWith([places[1], places[0], places[2]]);
  },
};
export const OfAnotherMember: Story = {
  args: { own: false, entriesOf: () => [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /^(Move|Resize)/ })).toBeNull();
    await expect(canvas.getByText('You cannot see this chart.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More for Share of groups' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Show as a table' }));
    await expect(canvas.getByText('Table of Share of groups')).toBeVisible();
  },
};
