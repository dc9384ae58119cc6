import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { asMember, workspace } from '../../../.storybook/workspace.tsx';
import { GettingStarted } from './getting-started.tsx';
import { sampleOnboarding } from './sample-onboarding.ts';

let dismissed = false;
const meta: Meta<typeof GettingStarted> = {
  title: 'Projects/Getting started',
  component: GettingStarted,
  args: { narrow: false },
  decorators: [
    asMember(),
    (Show) => (
      <div style={{ width: 232 }}>
        <Show />
      </div>
    ),
  ],
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
type Story = StoryObj<typeof GettingStarted>;

export const HalfWay: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('3 of 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Getting started 3 of 6/ }));
    const menu = within(document.body);
    await expect(await menu.findByRole('menuitem', { name: 'Highlight while you read: done' })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Tag what belongs together' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/projects\/how-we-interview-/),
    );
  },
};
export const PutAway: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss getting started' }));
    await waitFor(() => expect(canvas.queryByText('3 of 6')).toBeNull());
  },
};
export const Narrow: Story = {
  args: { narrow: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /Getting started/ })).toBeVisible();
  },
};
