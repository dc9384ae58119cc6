import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { PlanFeatures } from './plan-features.tsx';
import { NAMES, TODAY, onFree, paid, viewOf } from './sample-plan.ts';

const asked: Asked[] = [];
const meta: Meta<typeof PlanFeatures> = {
  title: 'Plans/Features',
  component: PlanFeatures,
  args: { names: NAMES, features: viewOf(onFree).features },
  beforeEach: answering({ 'PUT /api/v1/plan/requests/linkSharing': () => null }, asked),
};
export default meta;
type Story = StoryObj<typeof PlanFeatures>;

export const AskedForOnceByADoubleClick: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText(/^In Professional/).length).toBeGreaterThan(1);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Ask an admin: Sharing by link' }));
    await waitFor(() =>
      expect(asked.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
        '/api/v1/plan/requests/linkSharing',
      ]),
    );
  },
};
export const TriedAndAskedFor: Story = {
  args: {
    features: viewOf({
      ...onFree,
      featureTrials: [
        { feature: 'publicApi', startedAt: '2026-11-20T00:00:00Z', requestedAt: null },
        { feature: 'roles', startedAt: null, requestedAt: TODAY.toISOString() },
      ],
    }).features,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^On trial until/)).toBeVisible();
    await expect(canvas.getByText(/An admin was asked$/)).toBeVisible();
  },
};
export const Paid: Story = { args: { features: viewOf(paid({ cancelAt: '2027-03-01T00:00:00Z' })).features } };
