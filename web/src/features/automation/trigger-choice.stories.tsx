import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { sampleChoices } from './sample-automation.ts';
import { TriggerChoice } from './trigger-choice.tsx';

const meta: Meta<typeof TriggerChoice> = {
  title: 'Automation/Trigger',
  component: TriggerChoice,
  args: {
    trigger: { type: 'Cron', cronExpression: '0 9 * * 1', timezone: 'Europe/Berlin' },
    choices: sampleChoices,
    onChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof TriggerChoice>;

export const Schedule: Story = {};
const onActivity: Story['args'] = {
  trigger: {
    type: 'Event',
    event: 'user:activity',
    rules: { combinator: 'AND', conditions: [{ field: 'user.engagementScore', operator: 'lessThan', value: 20 }] },
  },
};

export const OnTheme: Story = {
  args: {
    trigger: {
      type: 'Event',
      event: 'theme:created',
      rules: { combinator: 'AND', conditions: [{ field: 'theme.title', operator: 'contains', value: 'price' }] },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('When', { selector: 'input' })).toHaveValue(
      'A theme is found in a channel',
    );
  },
};
export const ActivityForAdmins: Story = {
  args: { ...onActivity, choices: { ...sampleChoices, admin: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('When', { selector: 'input' })).toHaveValue(
      'The activity of a member is counted',
    );
  },
};
export const ActivityForOthers: Story = {
  args: onActivity,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('When', { selector: 'input' })).toHaveValue(
      'The activity of a member is counted (only for admins)',
    );
  },
};
