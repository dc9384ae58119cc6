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
/** On a phone the actions wrap, and no word is cut. */
export const Writing: Story = {
  args: { writing: true, onRedact: fn() },
  decorators: [(Bar) => <div style={{ width: 320 }}>{Bar()}</div>],
  play: async ({ canvasElement }) => {
    for (const name of ['Highlight', 'Tag', 'Insight', 'Comment', 'Redact']) {
      const label = within(canvasElement).getByText(name);
      await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
    }
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
