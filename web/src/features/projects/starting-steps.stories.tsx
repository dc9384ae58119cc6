import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { asMember, otherProject, page, project, topProject, workspace } from '../../../.storybook/workspace.tsx';
import { StartingSteps } from './starting-steps.tsx';

const holding = (notes: number, highlights: number) => ({ notes, highlights, tags: 0, insights: 0 });
const newcomer = {
  ...workspace,
  'GET /api/v1/published-insights': page([]),
  [`GET /api/v1/projects/${project.id}/counts`]: holding(0, 0),
  [`GET /api/v1/projects/${otherProject.id}/counts`]: holding(2, 1),
  [`GET /api/v1/projects/${topProject.id}/counts`]: holding(0, 0),
};
const meta: Meta<typeof StartingSteps> = {
  title: 'Projects/Starting steps',
  component: StartingSteps,
  decorators: [asMember()],
  beforeEach: () => {
    localStorage.removeItem('evident-getting-started');
    return answering(newcomer)();
  },
};
export default meta;
type Story = StoryObj<typeof StartingSteps>;

export const HalfWay: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('3 of 6')).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: 'Done' })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Tag what belongs together' })).toHaveAttribute(
      'href',
      expect.stringContaining(otherProject.id),
    );
  },
};
export const Dismissed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(within(canvasElement).queryByText('Getting started')).toBeNull());
    await expect(localStorage.getItem('evident-getting-started')).toBe('away');
  },
};
