import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { insight } from '../../../.storybook/workspace.tsx';
import { InsightLine } from './insight-line.tsx';

const meta: Meta<typeof InsightLine> = { title: 'Projects/Insight line', component: InsightLine, args: { insight } };
export default meta;
type Story = StoryObj<typeof InsightLine>;

export const Published: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Published.*3 people, 2 sources/);
  },
};
export const Draft: Story = {
  args: { insight: { ...insight, publishedAt: null, locked: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Draft');
  },
};
