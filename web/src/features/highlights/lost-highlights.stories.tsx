import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LostHighlights } from './lost-highlights.tsx';
import { sampleHighlight } from './sample-highlights.ts';

const lost = [sampleHighlight({ lost: true })];
const meta: Meta<typeof LostHighlights> = {
  title: 'Highlights/Lost',
  component: LostHighlights,
  args: { highlights: lost, reattachingId: null, onReattach: fn(), onRemove: fn() },
  decorators: [
    (Show) => (
      <div style={{ maxWidth: 328 }}>
        <Show />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof LostHighlights>;

export const One: Story = {
  play: async ({ canvasElement, args }) => {
    const section = within(within(canvasElement).getByRole('region', { name: 'Lost highlights' }));
    await userEvent.click(section.getByRole('button', { name: 'Attach to other words' }));
    await expect(args.onReattach).toHaveBeenCalledWith('h1');
    await userEvent.click(section.getByRole('button', { name: 'Delete' }));
    await expect(args.onRemove).toHaveBeenCalledWith('h1');
  },
};
export const BeingPutBack: Story = { args: { reattachingId: 'h1' } };
export const None: Story = {
  args: { highlights: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region', { name: 'Lost highlights' })).toBeNull();
  },
};
