import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusal, type Asked } from '../../../.storybook/answers.ts';
import { SecondFactorRule } from './second-factor-rule.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof SecondFactorRule> = {
  title: 'Workspaces/Second factor rule',
  component: SecondFactorRule,
  args: { workspace: { adminsNeedSecondFactor: false, version: 1 }, reason: null },
};
export default meta;
type Story = StoryObj<typeof SecondFactorRule>;
const NAME = /^Require two-step sign-in for admins/;

export const Required: Story = {
  beforeEach: answering({ 'PATCH /api/v1/workspace': null }, asked),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('switch', { name: NAME }));
    await waitFor(() => expect(asked[0]?.body).toEqual({ adminsNeedSecondFactor: true }));
  },
};
export const WithoutOneself: Story = {
  beforeEach: answering({
    'PATCH /api/v1/workspace': () =>
      refusal(
        409,
        'InvalidOperation',
        'Set up two-step sign-in for yourself first',
        'Else you would lock yourself out.',
      ),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: NAME }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('for yourself first');
  },
};
export const NotAnAdmin: Story = {
  args: { reason: 'Only workspace admins can do this' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch', { name: NAME })).toBeDisabled();
  },
};
