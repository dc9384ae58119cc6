import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ApiProblem } from '../kernel/api/api-problem.ts';
import { ProblemNote } from './problem-note.tsx';

const meta: Meta<typeof ProblemNote> = { title: 'Entrance/Problem note', component: ProblemNote };
export default meta;
type Story = StoryObj<typeof ProblemNote>;

export const InTheWordsOfTheServer: Story = {
  args: {
    problem: new ApiProblem(429, [
      {
        code: 'TooManyRequests',
        title: 'Too many tries',
        message: 'Wait 60 minutes, or have a link sent that unlocks the address.',
      },
    ]),
    children: <a href="/auth/unlock">Have a link sent</a>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Too many triesWait 60 minutes');
  },
};
export const Nothing: Story = {
  args: { problem: null },
  render: (args) => (
    <div>
      <ProblemNote {...args} />
    </div>
  ),
};
