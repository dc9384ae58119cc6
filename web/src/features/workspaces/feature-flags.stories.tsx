import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { someone } from '../../../.storybook/who.ts';
import { FeatureFlags } from './feature-flags.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof FeatureFlags> = {
  title: 'Workspaces/Feature flags',
  component: FeatureFlags,
  args: { flags: someone().featureFlags, reason: null },
  beforeEach: answering({ 'PATCH /api/v1/workspace/feature-flags': {} }, asked),
};
export default meta;
type Story = StoryObj<typeof FeatureFlags>;

export const NoneInThisVersion: Story = {
  args: { names: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No beta features in this version')).toBeVisible();
  },
};
export const SwitchedOn: Story = {
  args: { names: ['dashboards'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('switch', { name: /Dashboards/ }));
    await waitFor(() => expect(asked[0]?.body).toEqual({ dashboards: true }));
  },
};
export const OthersReadOnly: Story = {
  args: { names: ['dashboards'], reason: 'Only workspace admins can do this' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch', { name: /Dashboards/ })).toBeDisabled();
  },
};
