import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering, refusal } from '../../../.storybook/answers.ts';
import { insight } from './examples.ts';
import { InsightChoice } from './insight-choice.tsx';

const LIST = `GET /api/v1/projects/${insight.projectId}/insights`;
const published = {
  ...insight,
  id: '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e31',
  title: 'Configs are copied',
  publishedAt: insight.createdAt,
};
const locked = { ...insight, id: '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e32', title: 'Locked away', locked: true };

const meta: Meta<typeof InsightChoice> = {
  title: 'Insight choice',
  component: InsightChoice,
  args: { projectId: insight.projectId, onPick: fn(), onClose: fn() },
  beforeEach: answering({ [LIST]: { items: [published, locked, insight], next: null } }),
};
export default meta;
type Story = StoryObj<typeof InsightChoice>;

export const DraftsFirst: Story = {
  play: async ({ canvasElement, args }) => {
    const options = await within(canvasElement).findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([insight.title, published.title]);
    await userEvent.type(within(canvasElement).getByRole('combobox'), '{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ id: published.id }));
  },
};
export const BeginsANewOne: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'Nobody asks why{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith({ title: 'Nobody asks why' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Failed: Story = {
  beforeEach: answering({ [LIST]: () => refusal(403, 'FORBIDDEN', 'Not for you') }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/could not be loaded/)).toBeVisible();
  },
};
