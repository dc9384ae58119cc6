import type { Meta, StoryObj } from '@storybook/react-vite';
import { answering } from '../../../.storybook/answers.ts';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleCanvas } from './sample-canvas.ts';
import { SideList } from './side-list.tsx';

const row = (id: string, text: string) => ({
  id,
  text,
  noteId: 'n1',
  noteTitle: 'Call',
  speaker: null,
  tags: [],
  lost: false,
});
const meta: Meta<typeof SideList> = {
  title: 'Canvas/Side list',
  component: SideList,
  args: { view: sampleCanvas, readOnly: false, change: fn(), onAdd: fn(), onDrag: fn(), onClose: fn() },
  beforeEach: answering({
    'GET /api/v1/projects/p1/highlights': {
      items: [row('h1', 'I never trust the number.'), row('h9', 'The export is slow.')],
      next: null,
    },
  }),
};
export default meta;
type Story = StoryObj<typeof SideList>;

export const LeavesOutWhatIsThere: Story = {
  play: async ({ canvasElement, args }) => {
    const { findByRole, queryByText } = within(canvasElement);
    await userEvent.click(await findByRole('button', { name: 'Add “The export is slow.”' }));
    await expect(args.onAdd).toHaveBeenCalledWith([expect.objectContaining({ id: 'h9' })]);
    await expect(queryByText('I never trust the number.')).toBeNull();
  },
};

/** Reads on while everything of a page is on the canvas. */
export const ReadsOn: Story = {
  beforeEach: answering({
    'GET /api/v1/projects/p1/highlights': (_: unknown, { url }: Request) =>
      new URL(url).searchParams.has('cursor')
        ? { items: [row('h9', 'The export is slow.')], next: null }
        : { items: [row('h1', 'I never trust the number.')], next: 'second' },
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Add “The export is slow.”' })).toBeVisible();
  },
};
