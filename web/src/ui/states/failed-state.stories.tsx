import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ApiProblem, unreachable } from '../../kernel/api/api-problem.ts';
import { FailedState } from './failed-state.tsx';

const meta: Meta<typeof FailedState> = {
  title: 'States/Failed',
  component: FailedState,
  args: { title: 'The notes could not be loaded', onRetry: fn() },
};
export default meta;
type Story = StoryObj<typeof FailedState>;

export const ByTheServer: Story = {
  args: {
    problem: new ApiProblem(
      500,
      [
        {
          code: 'INTERNAL_SERVER_ERROR',
          title: 'Something went wrong on the server',
          message: 'Try again in a moment.',
        },
      ],
      '01933f0a-7c5e-7aaa',
    ),
    kept: 'Nothing you wrote is lost.',
  },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText('01933f0a-7c5e-7aaa')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Unreachable: Story = { args: { problem: unreachable() } };
