import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { draftOf } from './choices.ts';
import { DryRun } from './dry-run.tsx';
import { sampleAutomation, sampleDryRun } from './sample-automation.ts';

const meta: Meta<typeof DryRun> = { title: 'Automation/Dry run', component: DryRun };
export default meta;
type Story = StoryObj<typeof DryRun>;

const tryIt = async (canvasElement: HTMLElement, name = 'Try it on the last 30 days') =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

export const Event: Story = {
  args: { trigger: draftOf(sampleAutomation()).trigger },
  beforeEach: answering({ 'POST /api/v1/automations/dry-run': sampleDryRun }),
  play: async ({ canvasElement }) => {
    await tryIt(canvasElement);
    await expect(
      await within(canvasElement).findByText('1 of 12 match, by their values as they are now.'),
    ).toBeVisible();
  },
};
export const Schedule: Story = {
  args: { trigger: { type: 'Cron', cronExpression: '0 9 * * 1', timezone: 'UTC' } },
  beforeEach: answering({
    'POST /api/v1/automations/dry-run': { ...sampleDryRun, matched: 4, objects: [], times: ['2026-01-05T09:00:00Z'] },
  }),
  play: async ({ canvasElement }) => {
    await tryIt(canvasElement, 'Show the next times');
    await expect(await within(canvasElement).findByText('It runs 4 times in the next 30 days.')).toBeVisible();
  },
};
