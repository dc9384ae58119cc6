import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Floating } from './floating.tsx';

const meta: Meta<typeof Floating> = {
  title: 'Highlights/Floating panel', component: Floating, args: { label: 'Highlight', spot: { left: 2000, top: 100, bottom: 124 }, onClose: fn(), children: <button type="button" style={{ margin: 12 }}>Inside</button> },
  decorators: [(Show) => <div style={{ position: 'relative', height: 240, width: 400 }}><Show /></div>],
};
export default meta;

export const StaysOnTheText: StoryObj<typeof Floating> = {
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement).getByRole('dialog', { name: 'Highlight' });
    await expect(panel).toHaveFocus();
    await expect(panel.offsetLeft + panel.offsetWidth).toBeLessThanOrEqual(400);
    await expect(panel.offsetTop).toBeGreaterThanOrEqual(124);
    await userEvent.click(within(panel).getByRole('button'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const StaysOnTheScreen: StoryObj<typeof Floating> = {
  args: { spot: { left: 0, top: 0, bottom: 0 } },
  render: (args) => {
    const bottom = innerHeight - 40;
    return <div style={{ position: 'fixed', inset: 0 }}><Floating {...args} spot={{ left: 0, top: bottom - 24, bottom }} /></div>;
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('dialog').getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};
