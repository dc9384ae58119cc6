import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { insight } from './examples.ts';
import { InsightFacts } from './insight-facts.tsx';

const meta: Meta<typeof InsightFacts> = {
  title: 'Insight facts',
  component: InsightFacts,
  args: { insight, strength: { people: 3, unnamed: 0, sources: 2 } },
};
export default meta;
type Story = StoryObj<typeof InsightFacts>;

export const Draft: Story = {
  play: async ({ canvasElement }) => {
    const strength = within(canvasElement).getByRole('button', { name: '3 people, 2 sources' });
    await expect(strength).toHaveAccessibleDescription(/not quotes/);
    await userEvent.tab();
    await expect(strength).toHaveFocus();
  },
};
export const Published: Story = {
  args: { insight: { ...insight, publishedAt: '2026-03-14T09:26:53.589Z', locked: true } },
};
export const SomeUnnamed: Story = {
  args: { strength: { people: 2, unnamed: 1, sources: 3 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '2 people, 1 unnamed, 3 sources' })).toBeVisible();
  },
};
export const WithoutEvidence: Story = { args: { strength: { people: 0, unnamed: 0, sources: 0 } } };
