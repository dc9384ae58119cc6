import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type RowScroller, WindowRows } from './window-rows.tsx';

const meta: Meta<typeof WindowRows> = {
  title: 'UI/Window rows',
  component: WindowRows,
  args: {
    count: 100_000,
    label: 'Notes',
    height: 32,
    keyOf: String,
    children: (index) => <button type="button">Row {index.toLocaleString('en')}</button>,
    onShow: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof WindowRows>;

/** Any place is reached at once, and only rows around it are rendered. */
export const Jumps: Story = {
  render: function Long(args) {
    const scroller = useRef<RowScroller>(null);
    return (
      <>
        <button type="button" onClick={() => scroller.current?.scrollTo(99_999)}>
          End
        </button>
        <div data-scroller style={{ height: 320, overflowY: 'auto' }}>
          <WindowRows {...args} scroller={scroller} />
        </div>
      </>
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Row 0')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End' }));
    await expect(await canvas.findByText('Row 99,999')).toBeVisible();
    await waitFor(() => expect(args.onShow).toHaveBeenLastCalledWith(expect.any(Number), 99_999));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
  },
};

export const Short: Story = { args: { count: 3 } };
