import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { AgentRuns } from './agent-runs.tsx';
import { sampleRun } from './sample-agent.ts';

const asked: Asked[] = [];
const runs = [
  sampleRun({ id: 'r3', state: 'WORKING', dueAt: null, startedBy: { id: 'm1', name: 'Ada' } }),
  sampleRun({ id: 'r2', state: 'SKIPPED', docId: null, docTitle: null }),
  sampleRun({ state: 'FAILED', docId: null, docTitle: null, reason: 'AI is switched off in this workspace' }),
];
const meta: Meta<typeof AgentRuns> = {
  title: 'Agents/Runs',
  component: AgentRuns,
  args: { agentId: 'a1', reason: undefined },
};
export default meta;
type Story = StoryObj<typeof AgentRuns>;

export const Some: Story = {
  beforeEach: answering(
    { 'GET /api/v1/agents/a1/runs': { items: runs, next: null }, 'POST /api/v1/agent-runs/r3/cancellation': null },
    asked,
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
    await expect(within(canvasElement).getByText('Skipped: nothing new')).toBeVisible();
  },
};
export const None: Story = { beforeEach: answering({ 'GET /api/v1/agents/a1/runs': { items: [], next: null } }) };
