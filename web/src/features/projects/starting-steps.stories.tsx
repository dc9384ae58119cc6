import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { asMember, workspace } from '../../../.storybook/workspace.tsx';
import { sampleOnboarding } from './sample-onboarding.ts';
import { StartingSteps } from './starting-steps.tsx';

let dismissed = false;
const meta: Meta<typeof StartingSteps> = {
  title: 'Projects/Starting steps',
  component: StartingSteps,
  decorators: [asMember()],
  beforeEach: () => {
    dismissed = false;
    return answering({
      ...workspace,
      'GET /api/v1/onboarding': () => sampleOnboarding(3, dismissed ? { status: 'completed' } : {}),
      'PATCH /api/v1/onboarding': () => {
        dismissed = true;
        return null;
      },
    })();
  },
};
export default meta;
type Story = StoryObj<typeof StartingSteps>;

export const HalfWay: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('3 of 6')).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: 'Done' })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Tag what belongs together' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/projects\/how-we-interview-/),
    );
  },
};
export const Dismissed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(within(canvasElement).queryByText('Getting started')).toBeNull());
    await waitFor(() => expect(dismissed).toBe(true));
  },
};
