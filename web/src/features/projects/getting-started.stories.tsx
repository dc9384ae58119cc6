import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import {
  asMember,
  insight,
  otherProject,
  page,
  project,
  topProject,
  workspace,
} from '../../../.storybook/workspace.tsx';
import { GettingStarted } from './getting-started.tsx';

const holding = (notes: number, highlights: number) => ({ notes, highlights, tags: 0, insights: 0 });
const newcomer = {
  ...workspace,
  'GET /api/v1/published-insights': page([]),
  [`GET /api/v1/projects/${project.id}/counts`]: holding(0, 0),
  [`GET /api/v1/projects/${otherProject.id}/counts`]: holding(2, 1),
  [`GET /api/v1/projects/${topProject.id}/counts`]: holding(0, 0),
};
const meta: Meta<typeof GettingStarted> = {
  title: 'Projects/Getting started',
  component: GettingStarted,
  args: { narrow: false },
  decorators: [
    asMember(),
    (Show) => (
      <div style={{ width: 232 }}>
        <Show />
      </div>
    ),
  ],
  beforeEach: () => {
    localStorage.removeItem('evident-getting-started');
    return answering(newcomer)();
  },
};
export default meta;
type Story = StoryObj<typeof GettingStarted>;

export const HalfWay: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('3 of 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Getting started 3 of 6/ }));
    await expect(
      await within(document.body).findByRole('menuitem', { name: 'Highlight while you read: done' }),
    ).toBeVisible();
    await expect(within(document.body).getByRole('menuitem', { name: 'Tag what belongs together' })).toHaveAttribute(
      'href',
      expect.stringContaining(otherProject.id),
    );
  },
};
const all = (published: readonly unknown[]) => ({
  ...newcomer,
  'GET /api/v1/published-insights': page(published),
  [`GET /api/v1/projects/${otherProject.id}/counts`]: { notes: 2, highlights: 1, tags: 1, insights: 1 },
});
/** Completed while visible: it stays until dismissed. */
export const AllDone: Story = {
  beforeEach: () => {
    localStorage.setItem('evident-getting-started', 'begun');
    return answering(all([insight]))();
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('All done')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Getting started All done/ }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText('All done')).toBeNull());
    await expect(localStorage.getItem('evident-getting-started')).toBe('away');
  },
};
export const PutAway: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Dismiss getting started' }));
    await expect(within(canvasElement).queryByText('3 of 6')).toBeNull();
  },
};
export const Narrow: Story = {
  args: { narrow: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /Getting started/ })).toBeVisible();
  },
};
/** A member who joins a workspace with published insights has no steps left. */
export const PublishedLongAgo: Story = {
  beforeEach: () => answering(workspace)(),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(localStorage.getItem('evident-getting-started')).toBe('away'));
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
