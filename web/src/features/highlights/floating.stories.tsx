import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Floating } from './floating.tsx';

const meta: Meta<typeof Floating> = {
  title: 'Highlights/Floating panel',
  component: Floating,
  args: {
    label: 'Highlight',
    spot: { left: 2000, top: 100, bottom: 124 },
    onClose: fn(),
    children: (
      <button type="button" style={{ margin: 12 }}>
        Inside
      </button>
    ),
  },
  decorators: [
    (Show) => (
      <div style={{ position: 'relative', height: 240, width: 400 }}>
        <Show />
      </div>
    ),
  ],
};
export default meta;

export const StaysOnTheText: StoryObj<typeof Floating> = {
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement).getByRole('dialog', { name: 'Highlight' });
    await waitFor(() => expect(panel).toHaveFocus());
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
    return (
      <div style={{ position: 'fixed', inset: 0 }}>
        <Floating {...args} spot={{ left: 0, top: bottom - 24, bottom }} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('dialog').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      innerHeight,
    );
  },
};

function Shrinking() {
  const [tall, setTall] = useState(true);
  return (
    <button type="button" style={{ height: tall ? 120 : 30 }} onClick={() => setTall(false)}>
      Fewer
    </button>
  );
}
/** Above its words, it stays at them when its content shrinks. */
export const StaysAtItsWords: StoryObj<typeof Floating> = {
  render: (args) => {
    const bottom = innerHeight - 40;
    return (
      <div style={{ position: 'fixed', inset: 0 }}>
        <Floating {...args} spot={{ left: 0, top: bottom - 24, bottom }}>
          <Shrinking />
        </Floating>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('dialog');
    const before = panel.getBoundingClientRect();
    await userEvent.click(within(panel).getByRole('button'));
    const after = panel.getBoundingClientRect();
    await expect(after.height).toBeLessThan(before.height);
    await expect(Math.round(after.bottom)).toBe(innerHeight - 40 - 24 - 8);
  },
};

/** A selection that starts above the viewport, or fills it. */
export const IsSeenBesideLongWords: StoryObj<typeof Floating> = {
  args: { onClose: undefined },
  render: (args) => (
    <div style={{ position: 'fixed', inset: 0, overflow: 'hidden' }}>
      <div style={{ position: 'absolute', top: -2000, height: 9000, width: 400 }}>
        <Floating {...args} label="Begins above" spot={{ left: 0, top: 0, bottom: 2200 }} />
        <Floating {...args} label="Fills the screen" spot={{ left: 0, top: 0, bottom: 9000 }} />
        <Floating {...args} label="Ends below" spot={{ left: 0, top: 2400, bottom: 9000 }} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const name of ['Begins above', 'Fills the screen', 'Ends below']) {
      const { top, bottom } = within(canvasElement).getByRole('toolbar', { name }).getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
    }
  },
};
