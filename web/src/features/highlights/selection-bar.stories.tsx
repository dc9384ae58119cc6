import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SelectionBar } from './selection-bar.tsx';

const meta: Meta<typeof SelectionBar> = {
  title: 'Highlights/Selection bar',
  component: SelectionBar,
  args: { writing: false, onHighlight: fn(), onTag: fn(), onInsight: fn(), onReattach: fn(), onComment: fn() },
};
export default meta;
type Story = StoryObj<typeof SelectionBar>;

export const Reading: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Highlight/ }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Tag/ }));
    await expect(args.onHighlight).toHaveBeenCalledTimes(1);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Insight/ }));
    await expect(args.onTag).toHaveBeenCalledTimes(1);
    await expect(args.onInsight).toHaveBeenCalledTimes(1);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Comment/ }));
    await expect(args.onComment).toHaveBeenCalledTimes(1);
  },
};
export const OfARecording: Story = {
  args: { onReel: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'New reel' }));
    await expect(args.onReel).toHaveBeenCalledTimes(1);
  },
};
/** In the narrowest text the actions are in one row, and no word is cut. */
export const Writing: Story = {
  args: { writing: true, onRedact: fn(), onReel: fn(), onSplit: fn() },
  decorators: [(Bar) => <div style={{ width: 358, container: 'page / inline-size' }}>{Bar()}</div>],
  play: async ({ canvasElement }) => {
    const buttons = ['Highlight', 'Tag', 'Insight', 'Comment', 'New reel', 'Split here', 'Redact'].map((name) =>
      within(canvasElement).getByRole('button', { name }),
    );
    await expect(new Set(buttons.map((button) => button.offsetTop + button.offsetHeight / 2)).size).toBe(1);
    const bar = buttons[0]!.closest('[class*="bar"]')!;
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
};
export const NotAllowed: Story = {
  args: { reason: 'Viewers cannot highlight or tag in this project' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: /Highlight/ });
    await expect(button).toHaveAccessibleDescription('Viewers cannot highlight or tag in this project');
    await userEvent.click(button);
    await expect(args.onHighlight).not.toHaveBeenCalled();
  },
};
export const PuttingBack: Story = {
  args: { reattaching: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Attach here' }));
    await expect(args.onReattach).toHaveBeenCalled();
  },
};
