import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ApiProblem } from '../../kernel/api/api-problem.ts';
import { StepProblem } from './step-problem.tsx';

const meta: Meta<typeof StepProblem> = {
  title: 'Channels/Problem of a step',
  component: StepProblem,
  args: { problem: null, error: 'API token is missing.' },
};
export default meta;
type Story = StoryObj<typeof StepProblem>;

export const Missing: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('API token is missing.');
  },
};
export const OfTheServer: Story = {
  args: {
    problem: new ApiProblem(503, [{ code: 'Unavailable', title: 'Front did not answer', message: 'Try again.' }]),
    error: 'Front did not answer. Try again.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Front did not answer');
  },
};
