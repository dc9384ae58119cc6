import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResearchSteps } from './research-steps.tsx';
import { sampleResearch } from './sample-research.ts';

const meta: Meta<typeof ResearchSteps> = {
  title: 'Research/Steps',
  component: ResearchSteps,
  args: { steps: sampleResearch.steps, next: null },
};
export default meta;

export const Finished: StoryObj<typeof ResearchSteps> = {};
export const Writing: StoryObj<typeof ResearchSteps> = {
  args: { steps: sampleResearch.steps.slice(0, 5), next: 'DRAFT' },
};
