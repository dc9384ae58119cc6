import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChosenTags } from './chosen-tags.tsx';
import { sampleBoards, sampleTag } from './sample-board.ts';

const meta: Meta<typeof ChosenTags> = {
  title: 'Tags/Chosen tags',
  component: ChosenTags,
  args: {
    tags: [sampleTag, sampleBoards[0]!.groups[0]!.tags[1]!],
    readOnly: null,
    arrange: fn(async () => undefined),
    ask: fn(),
    onClear: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ChosenTags>;

export const Two: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 tags');
    await userEvent.click(canvas.getByRole('button', { name: 'Merge into…' }));
    await expect(args.ask).toHaveBeenCalledWith({ ask: 'merge', tags: args.tags });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.arrange).toHaveBeenCalledWith({ do: 'removeTags', tagIds: args.tags.map(({ id }) => id) });
  },
};
export const OneIsLocked: Story = {
  args: { tags: [sampleBoards[0]!.groups[1]!.tags[1]!] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Merge into…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
