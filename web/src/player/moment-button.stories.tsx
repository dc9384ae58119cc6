import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MomentButton } from './moment-button.tsx';
import { changeSettings, playerSettings } from './player-settings.ts';

const meta: Meta<typeof MomentButton> = {
  title: 'Player/Moment button',
  component: MomentButton,
  args: { reason: undefined, onMark: fn() },
  beforeEach: () => {
    const before = playerSettings.get();
    changeSettings({ momentSeconds: 15 });
    return () => changeSettings(before);
  },
};
export default meta;
type Story = StoryObj<typeof MomentButton>;

export const Allowed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Seconds of a moment' }), '30 s');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark the last 30 seconds' }));
    await expect(args.onMark).toHaveBeenCalledOnce();
  },
};

export const NotAllowed: Story = {
  args: { reason: 'You can’t highlight in this project.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mark the last 15 seconds' }));
    await expect(args.onMark).not.toHaveBeenCalled();
  },
};
