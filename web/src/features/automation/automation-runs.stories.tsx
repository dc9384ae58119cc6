import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AutomationRunView } from '@evident/domain/automation';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { AutomationRuns } from './automation-runs.tsx';
import { sampleAutomationRun } from './sample-automation.ts';

const failed = {
  executionOrder: 1,
  actionType: 'moveToProject',
  state: 'FAILED',
  reason: 'Project not found',
  detail: null,
} as const;
const leftOut = {
  executionOrder: 2,
  actionType: 'startSummary',
  state: 'LEFT_OUT',
  reason: null,
  detail: null,
} as const;
const gone: Partial<AutomationRunView> = { state: 'FAILED', actions: [], title: null };
const scheduled: Partial<AutomationRunView> = {
  objectType: null,
  objectId: null,
  title: null,
  event: null,
  conditions: [],
};

const runs = [
  sampleAutomationRun({ id: 'r4', state: 'WAITING', actions: [] }),
  sampleAutomationRun({ id: 'r3', state: 'FAILED', actions: [failed, leftOut] }),
  sampleAutomationRun({ id: 'r2', ...gone, reason: 'Its object is gone, or its owner can no longer see it.' }),
  sampleAutomationRun({ id: 'r5', ...scheduled, dueAt: '2026-01-02T03:04:05Z' }),
  sampleAutomationRun(),
];

const meta: Meta<typeof AutomationRuns> = {
  title: 'Automation/Runs',
  component: AutomationRuns,
  args: { automationId: 'a1' },
};
export default meta;
type Story = StoryObj<typeof AutomationRuns>;

export const Some: Story = {
  beforeEach: answering({ 'GET /api/v1/automations/a1/runs': { items: runs, next: null } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Move to a project: failed. Project not found')).toBeVisible();
    await expect(canvas.getByText('Start a summary: left out')).toBeVisible();
    await expect(canvas.getByText('On schedule')).toBeVisible();
  },
};
export const None: Story = {
  beforeEach: answering({ 'GET /api/v1/automations/a1/runs': { items: [], next: null } }),
};
