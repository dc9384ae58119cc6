import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AutomationFacts } from './automation-facts.tsx';
import { sampleAutomation } from './sample-automation.ts';

const meta: Meta<typeof AutomationFacts> = {
  title: 'Automation/Facts',
  component: AutomationFacts,
  args: { onStart: fn() },
};
export default meta;
type Story = StoryObj<typeof AutomationFacts>;

export const Active: Story = { args: { automation: sampleAutomation() } };
export const Paused: Story = { args: { automation: sampleAutomation({ active: false }) } };
export const Stopped: Story = {
  args: {
    automation: sampleAutomation({
      active: false,
      stoppedReason: 'It failed 5 times in a row. Slack is not connected',
      onFailure: 'CONTINUE',
    }),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Start again' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};
