import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TagView } from '@evident/domain/tags';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SameNamesNotice } from './same-names-notice.tsx';

const tag = (id: string, title: string, highlightCount: number, locked = false): TagView => ({
  id,
  projectId: 'p',
  tagBoardId: 'b',
  tagGroupId: 'g',
  title,
  description: null,
  role: null,
  color: 'teal',
  hex: '059583',
  ownHex: null,
  locked,
  rank: 0,
  version: 1,
  highlightCount,
});
const found = [{ stays: tag('c', 'Trust', 3), others: [tag('a', 'trust', 1), tag('d', 'TRUST', 0)] }];

const meta: Meta<typeof SameNamesNotice> = {
  title: 'Same names notice',
  component: SameNamesNotice,
  args: { found, readOnly: null, arrange: fn(async () => undefined) },
};
export default meta;
type Story = StoryObj<typeof SameNamesNotice>;

export const Merges: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText('3 tags on this board are named “Trust”.')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Merge the tags named “Trust”' }));
    await waitFor(() => expect(args.arrange).toHaveBeenCalledTimes(2));
    await expect(args.arrange).toHaveBeenNthCalledWith(1, {
      do: 'mergeTag',
      tagId: 'a',
      title: 'trust',
      intoTagId: 'c',
      into: 'Trust',
    });
  },
};
export const Locked: Story = {
  args: { found: [{ stays: tag('c', 'Trust', 3, true), others: [tag('a', 'trust', 1)] }] },
};
