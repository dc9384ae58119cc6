import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, type Mock, userEvent, waitFor, within } from 'storybook/test';
import { createStore } from '../../kernel/store.ts';
import { CanvasSurface } from './canvas-surface.tsx';
import type { LiveCanvas } from './live-canvas.ts';
import { sampleCanvas } from './sample-canvas.ts';
import { StoryFrame } from './story-frame.tsx';

const meta: Meta<typeof CanvasSurface> = {
  title: 'Canvas/Surface',
  component: CanvasSurface,
  args: {
    view: sampleCanvas,
    readOnly: false,
    search: '',
    selected: new Set<string>(),
    onSelect: fn(),
    change: fn(),
    onRemove: fn(),
    onDropCards: fn(),
  },
  render: (args) => (
    <StoryFrame height={560}>
      <CanvasSurface {...args} />
    </StoryFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof CanvasSurface>;

export const WithAGroup: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('textbox', { name: 'Title of the group' })).toHaveValue(
      'Doubt',
    );
  },
};
/** Others see how far a card is dragged. */
export const TellsOthersOfADrag: Story = {
  args: { live: { tell: fn(), others: createStore([]) } as unknown as LiveCanvas },
  play: async ({ canvasElement, args: { live } }) => {
    const note = await within(canvasElement)
      .findAllByRole('group', { name: /^(Highlight|Note|Insight): / })
      .then(([first]) => first!);
    const { x, y } = note.getBoundingClientRect();
    const at = (moved: number) => ({ clientX: x + 20 + moved, clientY: y + 10, button: 0, view: globalThis.window });
    const before = note.style.transform;
    fireEvent.mouseDown(note, at(0));
    fireEvent.mouseMove(globalThis.window, at(5));
    fireEvent.mouseMove(globalThis.window, at(120));
    await waitFor(() => expect(note.style.transform).not.toBe(before));
    const told = () => (live!.tell as Mock<LiveCanvas['tell']>).mock.calls.findLast(([{ moving }]) => moving)?.[0];
    await waitFor(() => expect(told()?.moving?.x).toBe(leftOf(note.style.transform) - leftOf(before)));
    fireEvent.mouseUp(globalThis.window, at(120));
  },
};
/** From afar, objects are one picture. The button shows all of them all the same. */
export const FitsALargeCanvas: Story = {
  args: {
    view: {
      ...sampleCanvas,
      objects: Array.from({ length: 450 }, (_, at) => ({
        id: `large-${at}`,
        rank: at,
        type: 'text' as const,
        x: (at % 30) * 264,
        y: Math.floor(at / 30) * 136,
        width: 240,
        text: `Text ${at}`,
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const opened = () => canvasElement.querySelector<HTMLElement>('.react-flow__viewport')!.style.transform;
    await waitFor(() => expect(opened()).toMatch(/scale\(0\.[0-3]/));
    const before = opened();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Fit View' }));
    await waitFor(() => expect(opened()).not.toBe(before));
    await expect(canvasElement.querySelector('.react-flow__node')).toBeNull();
  },
};
export const Searched: Story = { args: { search: 'table', readOnly: true } };

const leftOf = (transform: string): number => Number(/translate\((-?[\d.]+)px/.exec(transform)![1]);
