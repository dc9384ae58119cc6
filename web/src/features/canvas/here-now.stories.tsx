import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReactFlow } from '@xyflow/react';
import { expect, userEvent, within } from 'storybook/test';
import { createStore } from '../../kernel/store.ts';
import { HereNow } from './here-now.tsx';
import type { Other } from './live-canvas.ts';
import { StoryFrame } from './story-frame.tsx';

const others = createStore<readonly Other[]>([
  { client: 1, user: { id: 'u2', name: 'Robin Ashe', pictureUrl: null }, pointer: { x: 120, y: 60 } },
  { client: 2, user: { id: 'u2', name: 'Robin Ashe', pictureUrl: null } },
]);

const meta: Meta<typeof HereNow> = {
  title: 'Canvas/Here now',
  component: HereNow,
  args: { live: { others } as never },
  render: (args) => (
    <StoryFrame height={320}>
      <ReactFlow nodes={[]}>
        <HereNow {...args} />
      </ReactFlow>
    </StoryFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof HereNow>;

/** Shown once, however many windows. Scrolling ends following. */
export const FollowsUntilOneMoves: Story = {
  play: async ({ canvasElement }) => {
    const [robin] = await within(canvasElement).findAllByRole('button', { name: /Follow Robin Ashe/ });
    await userEvent.click(robin!);
    await expect(robin).toHaveAttribute('aria-pressed', 'true');
    canvasElement.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 10 }));
    await within(canvasElement).findByRole('button', { name: /Follow Robin Ashe/, pressed: false });
  },
};
