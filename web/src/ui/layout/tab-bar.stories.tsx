import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { TabBar } from './tab-bar.tsx';

const TITLES = ['Overview', 'Data', 'Highlights', 'Tags', 'Insights', 'Canvas', 'Charts', 'Reels'];
const tabs = (chosen: string) => TITLES.map((title) => ({ title, to: `/${title}`, current: title === chosen }));

const meta: Meta<typeof TabBar> = {
  title: 'Layout/Tab bar',
  component: TabBar,
  args: { label: 'Project', tabs: tabs('Data') },
  decorators: [
    (Show) => (
      <div style={{ '--page-bar': '40px' } as object}>
        <Show />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof TabBar>;

export const OneRow: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('navigation', { name: 'Project' }));
    await expect(bar.getByRole('link', { name: 'Data' })).toHaveAttribute('aria-current', 'page');
    const tops = bar.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
/** Tabs out of view are in the menu, which stays in view. */
export const WithAMenu: Story = {
  args: { more: (unseen) => <button type="button">More: {unseen.map(({ title }) => title).join(', ')}</button> },
  decorators: [
    (Show) => (
      <div style={{ width: 420 }}>
        <Show />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('navigation', { name: 'Project' });
    const menu = await within(bar).findByRole('button', { name: /More: .*Charts, Reels$/ });
    await expect(menu).not.toHaveTextContent('Overview');
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(bar.getBoundingClientRect().right);
  },
};
export const OnAPhone: Story = {
  args: { tabs: tabs('Reels') },
  decorators: [
    (Show) => (
      <div style={{ width: 320 }}>
        <Show />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('navigation', { name: 'Project' });
    await waitFor(() => {
      const here = within(bar).getByRole('link', { name: 'Reels' }).getBoundingClientRect();
      return expect(here.right).toBeLessThanOrEqual(bar.getBoundingClientRect().right);
    });
  },
};
