import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { ResearchReport } from './research-report.tsx';
import { sampleResearch } from './sample-research.ts';

const meta: Meta<typeof ResearchReport> = {
  title: 'Research/Report',
  component: ResearchReport,
  args: { research: sampleResearch },
  beforeEach: answering({ 'POST /api/v1/research/r1/cancellation': {}, 'POST /api/v1/research/r1/retry': {} }),
};
export default meta;
type Story = StoryObj<typeof ResearchReport>;

const EMPTY = { ...sampleResearch.text, content: { sections: [], citations: [] } };

export const Done: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Findings' })).toBeVisible();
    await userEvent.click(canvas.getByText('6 steps'));
    await expect(canvas.getByRole('link', { name: 'Interview 4' })).toBeVisible();
  },
};
export const UnderWay: Story = {
  args: {
    research: {
      ...sampleResearch,
      state: 'WORKING',
      next: 'READ',
      steps: sampleResearch.steps.slice(0, 2),
      text: EMPTY,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Reading…');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Stop' }));
  },
};
export const FoundNothing: Story = {
  args: {
    research: { ...sampleResearch, reason: 'NOT_ENOUGH_DATA', steps: sampleResearch.steps.slice(0, 2), text: EMPTY },
  },
};
export const Failed: Story = {
  args: { research: { ...sampleResearch, state: 'FAILED', reason: 'The model refused the key.', text: EMPTY } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
  },
};
