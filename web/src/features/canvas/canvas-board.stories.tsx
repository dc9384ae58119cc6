import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReactFlowProvider } from '@xyflow/react';
import { answering } from '../../../.storybook/answers.ts';
import { typeAtOnce } from '../../../.storybook/type-at-once.ts';
import { useState, type ComponentProps } from 'react';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { boxesOf } from './canvas-edits.ts';
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
export const NewObjectsInFreeSpace: Story = {
  play: async ({ canvasElement, args }) => {
    const { findByRole, getByRole } = within(canvasElement);
    await userEvent.click(await findByRole('button', { name: 'Add text' }));
    await userEvent.click(getByRole('button', { name: 'Add a rectangle' }));
    const boxes = boxesOf(args.view);
    const added = mocked(args.change).mock.calls.flatMap(([{ change }]) => change.objects ?? []);
    await expect(added).toHaveLength(2);
    for (const { x = 0, y = 0 } of added)
      await expect(
        boxes.some((box) => x < box.x + box.width && box.x < x + 240 && y < box.y + box.height && box.y < y + 120),
      ).toBe(false);
  },
};
export const WholeScreen: Story = {
  beforeEach: () => {
    // The frame of the stories allows no full screen, as a page that was reloaded does not.
    document.documentElement.requestFullscreen = () => Promise.reject(new Error('refused'));
  },
  render: (args) => (
    <div data-shell style={{ height: 400 }}>
      <nav>Sidebar</nav>
      <div>
        <header>Bar</header>
        <main id="main">
          <ReactFlowProvider>
            <CanvasBoard {...args} />
          </ReactFlowProvider>
        </main>
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Full screen' }));
    await expect(canvas.getByText('Sidebar')).not.toBeVisible();
    await expect(canvas.getByText('Bar')).not.toBeVisible();
    const { width, height } = canvasElement.querySelector('[data-whole]')!.getBoundingClientRect();
    await expect([width, height]).toEqual([innerWidth, innerHeight]);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave full screen' }));
    await expect(canvas.getByText('Sidebar')).toBeVisible();
  },
};
export const ReadOnly: Story = { args: { readOnly: 'You don’t have edit permissions in this project' } };
export const Empty: Story = { args: { view: { ...sampleCanvas, objects: [] } } };
