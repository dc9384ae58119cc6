import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { AgentList } from './agent-list.tsx';
import { sampleAgent } from './sample-agent.ts';

const meta: Meta<typeof AgentList> = { title: 'Agents/List', component: AgentList };
export default meta;
type Story = StoryObj<typeof AgentList>;

const agents = [sampleAgent(), sampleAgent({ id: 'a2', title: 'Prices', active: false, lastRun: null })];

export const Some: Story = {
  beforeEach: answering({ 'GET /api/v1/agents': { items: agents, next: null } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Mondays at 07:00 \(Europe\/Berlin\)/)).toBeVisible();
    await expect(within(canvasElement).getByText('Reporting · Paused')).toBeVisible();
  },
};
export const None: Story = { beforeEach: answering({ 'GET /api/v1/agents': { items: [], next: null } }) };
