import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReactFlowProvider } from '@xyflow/react';
import { answering } from '../../../.storybook/answers.ts';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CanvasBoard } from './canvas-board.tsx';
import { sampleCanvas } from './sample-canvas.ts';

const meta: Meta<typeof CanvasBoard> = {
  title: 'Canvas/Board',
  component: CanvasBoard,
  args: { view: sampleCanvas, readOnly: null, change: fn(), live: null },
  beforeEach: answering({ 'GET /api/v1/projects/p1/highlights': { items: [], next: null } }),
  render: (args) => (
    <div style={{ height: 640 }}>
      <ReactFlowProvider>
        <CanvasBoard {...args} />
      </ReactFlowProvider>
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof CanvasBoard>;

export const SelectsInTheList: Story = {
  play: async ({ canvasElement }) => {
    const { findByRole, getByRole } = within(canvasElement);
    await userEvent.click(await findByRole('button', { name: 'Show as a list' }));
    await userEvent.click(getByRole('checkbox', { name: 'Group Doubt' }));
    await expect(getByRole('button', { name: 'Ungroup' })).toHaveAttribute('aria-disabled', 'false');
    await expect(getByRole('combobox', { name: /^Group of Highlight: I never trust/ })).toHaveValue('g1');
  },
};
export const ReadOnly: Story = { args: { readOnly: 'Viewers cannot edit' } };
export const Empty: Story = { args: { view: { ...sampleCanvas, objects: [] } } };
