import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { sampleWrap } from './sample-wrap.ts';
import { WeeklyWrap } from './weekly-wrap.tsx';

const meta: Meta<typeof WeeklyWrap> = {
  title: 'Wraps/This week',
  component: WeeklyWrap,
  args: { projectId: 'p1', reason: null },
};
export default meta;
type Story = StoryObj<typeof WeeklyWrap>;

export const Shown: Story = {
  beforeEach: answering({
    'GET /api/v1/wraps': { items: [sampleWrap, { ...sampleWrap, id: 'w2', weekly: false }], next: null },
    'GET /api/v1/wraps/w1': sampleWrap,
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Extracted')).toBeVisible();
    await expect(within(canvasElement).getByRole('combobox', { name: 'Earlier wraps' })).toHaveValue(
      'Mar 2, 2026 – Mar 8, 2026',
    );
  },
};
export const Nothing: Story = {
  beforeEach: answering({
    'GET /api/v1/wraps': { items: [], next: null },
    'POST /api/v1/projects/p1/wraps': { id: 'w1', textId: 'x1' },
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Write this week/ }));
  },
};
export const ReadOnly: Story = {
  args: { reason: 'You don’t have edit permissions in this project' },
  beforeEach: answering({ 'GET /api/v1/wraps': { items: [], next: null } }),
};
