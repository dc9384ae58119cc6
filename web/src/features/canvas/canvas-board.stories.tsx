import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReactFlowProvider } from '@xyflow/react';
import { answering } from '../../../.storybook/answers.ts';
import { typeAtOnce } from '../../../.storybook/type-at-once.ts';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CanvasBoard } from './canvas-board.tsx';
import { type Change, changedView } from '../../data/canvas/mutations.ts';
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
/** A canvas whose changes are shown when the story allows it. */
let shown = Promise.withResolvers<void>();
function Slow(args: ComponentProps<typeof CanvasBoard>) {
  const [view, setView] = useState(args.view);
  const change = (one: Change) => {
    args.change(one);
    void shown.promise.then(() => setView((before) => changedView(before, one)));
  };
  return <CanvasBoard {...args} view={view} change={change} />;
}
const addedBy = (add: (canvas: ReturnType<typeof within>) => Promise<void>, field: string): Story => ({
  args: { view: { ...sampleCanvas, objects: [] } },
  beforeEach: () => {
    shown = Promise.withResolvers();
  },
  render: (args) => (
    <div style={{ height: 640 }}>
      <ReactFlowProvider>
        <Slow {...args} />
      </ReactFlowProvider>
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Add text' });
    await add(canvas);
    typeAtOnce('trust or less');
    await expect(args.change).toHaveBeenCalledTimes(1);
    shown.resolve();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: field })).toHaveValue('trust or less'));
    typeAtOnce(' later');
    await expect(canvas.getByRole('textbox', { name: field })).toHaveValue('trust or less later');
    await expect(args.change).toHaveBeenCalledTimes(1);
  },
});
export const TextTypedAtOnce = addedBy(async () => typeAtOnce('t'), 'Text');
export const TextTypedAfterTheButton = addedBy(
  (canvas) => userEvent.click(canvas.getByRole('button', { name: 'Add text' })),
  'Text',
);
export const TitleOfAGroupTypedAtOnce = addedBy(
  (canvas) => userEvent.click(canvas.getByRole('button', { name: 'Add a group' })),
  'Title of the group',
);
export const ReadOnly: Story = { args: { readOnly: 'Viewers cannot edit' } };
export const Empty: Story = { args: { view: { ...sampleCanvas, objects: [] } } };
