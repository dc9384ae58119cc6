import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { RuleSwitch } from './rule-switch.tsx';
import { EXPORTS } from './rule-words.ts';

const asked: Asked[] = [];
const meta: Meta<typeof RuleSwitch> = {
  title: 'Oversight/Rule',
  component: RuleSwitch,
  args: {
    words: EXPORTS,
    workspace: {
      linkSharingEnabled: true,
      guestsAllowed: true,
      exportsAllowed: true,
      membersNeedSecondFactor: false,
      version: 3,
    },
    count: 0,
  },
};
export default meta;
type Story = StoryObj<typeof RuleSwitch>;

export const WithoutExceptions: Story = {
  beforeEach: answering({ 'PATCH /api/v1/workspace': null }, asked),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('switch', { name: /^No exports/ }));
    await waitFor(() => expect(asked[0]?.body).toEqual({ exportsAllowed: false }));
  },
};
