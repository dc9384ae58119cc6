import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Action } from '../../data/tags/actions.ts';
import { DescribeTag } from './describe-tag.tsx';
import { sampleBoards, sampleTag } from './sample-board.ts';

const arrange = fn(async (_deed: Action) => ({ back: async () => undefined }));
const meta: Meta<typeof DescribeTag> = {
  title: 'Tags/Describe tag',
  component: DescribeTag,
  args: { tag: sampleTag, boards: sampleBoards, arrange, onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof DescribeTag>;

export const WithARole: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Role'), 'Need');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(arrange.mock.lastCall![0]).toMatchObject({ do: 'updateTag', wording: { role: 'Need' } });
  },
};
