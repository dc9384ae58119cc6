import type { Meta, StoryObj } from '@storybook/react-vite';
import { Folders, House, Search } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { KeyHint } from '../key-hint.tsx';
import { NavItem } from './nav-item.tsx';

const meta: Meta<typeof NavItem> = {
  title: 'Layout/Nav item',
  component: NavItem,
  decorators: [
    (Show) => (
      <nav aria-label="Workspace" style={{ width: 232, background: 'var(--surface)' }}>
        <Show />
      </nav>
    ),
  ],
  parameters: { address: '/home' },
};
export default meta;
type Story = StoryObj<typeof NavItem>;

export const Here: Story = {
  args: { icon: House, label: 'Home', to: '/home' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
};
export const Elsewhere: Story = { args: { icon: Folders, label: 'Projects', to: '/projects' } };
export const SomethingToDo: Story = {
  args: { icon: Search, label: 'Search', run: () => undefined, end: <KeyHint keys="mod+k" /> },
};
export const Narrow: Story = {
  args: { icon: Folders, label: 'Projects', to: '/projects', narrow: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Projects' })).toBeVisible();
  },
};
