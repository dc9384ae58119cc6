import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ScopeBar } from './scope-bar.tsx';

const all = fn();
const follow = fn();

const meta: Meta<typeof ScopeBar> = {
  title: 'Ask/Scope bar',
  component: ScopeBar,
  args: {
    label: 'Note: Talk with a shop owner',
    isOngoing: false,
    choices: [
      { label: 'Note: Talk with a shop owner', chosen: true, run: fn() },
      { label: 'Everything you can see', chosen: false, run: all },
    ],
    elsewhere: null,
  },
};
export default meta;
type Story = StoryObj<typeof ScopeBar>;

export const OfThePage: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Scope: Note: Talk with a shop owner' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Everything you can see' }));
    await expect(all).toHaveBeenCalled();
  },
};
export const Elsewhere: Story = {
  args: { isOngoing: true, elsewhere: { label: 'Project: Pricing', ask: follow } },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Ask about this page instead: Project: Pricing' }),
    );
    await expect(follow).toHaveBeenCalled();
  },
};
