import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ApiProblem } from '../kernel/api/api-problem.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailedState } from './states/failed-state.tsx';

const meta: Meta<typeof ErrorBoundary> = {
  title: 'Error boundary',
  component: ErrorBoundary,
  parameters: { expectsErrors: true },
};
export default meta;
type Story = StoryObj<typeof ErrorBoundary>;

let broken = true;

function Part() {
  if (broken) throw new ApiProblem(500, [{ code: 'InternalError', title: 'The summary could not be made' }]);
  return <p>The summary.</p>;
}

export const CaughtAndTriedAgain: Story = {
  beforeEach: () => {
    broken = true;
  },
  render: () => (
    <ErrorBoundary
      fallback={(problem, retry) => <FailedState title="The summary is missing" problem={problem} onRetry={retry} />}
    >
      <Part />
    </ErrorBoundary>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The summary is missing')).toBeVisible();
    broken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('The summary.')).toBeVisible();
  },
};
