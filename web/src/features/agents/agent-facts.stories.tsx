import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AgentFacts } from './agent-facts.tsx';
import { sampleAgent } from './sample-agent.ts';

const meta: Meta<typeof AgentFacts> = { title: 'Agents/Facts', component: AgentFacts };
export default meta;
type Story = StoryObj<typeof AgentFacts>;

export const Weekly: Story = { args: { agent: sampleAgent({ framework: 'ByThemes' }) } };
export const Paused: Story = { args: { agent: sampleAgent({ active: false, nextRunAt: null }) } };
export const Stopped: Story = {
  args: { agent: sampleAgent({ active: false, nextRunAt: null, stoppedReason: 'Its owner has left the workspace' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Stopped: its owner has left the workspace/)).toBeVisible();
  },
};
