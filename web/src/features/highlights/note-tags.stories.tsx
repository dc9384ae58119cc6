import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NoteTags } from './note-tags.tsx';
import { sampleHighlight } from './sample-highlights.ts';

const waiting = { id: 't9', title: 'Waiting', hue: 'amber', groupId: 'g1' } as never;
const { tags } = sampleHighlight({ id: 'h1' });

const meta: Meta<typeof NoteTags> = {
  title: 'Highlights/Note tags',
  component: NoteTags,
  args: { applied: tags, tags: { choices: [waiting], recentIds: [] }, onTag: fn(), onUntag: fn() },
};
export default meta;
type Story = StoryObj<typeof NoteTags>;

export const TagsAndUntags: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${tags[0]!.title}` }));
    await expect(args.onUntag).toHaveBeenCalledWith(tags[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Tag this note' }));
    await userEvent.keyboard('Wait{Enter}');
    await expect(args.onTag).toHaveBeenCalledWith(waiting);
  },
};

export const NoneYet: Story = {
  args: { applied: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.keyboard('{Shift>}t{/Shift}');
    await userEvent.keyboard('Wait{Enter}');
    await expect(args.onTag).toHaveBeenCalledWith(waiting);
    await expect(within(canvasElement).getByRole('button', { name: 'Tag this note' })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { reason: 'You can only read this project' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: tags[0]!.title })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Remove|Tag this note/ })).toBeNull();
  },
};
