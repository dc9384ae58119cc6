import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TAGGED, suggestion } from './examples.ts';
import { SuggestionRow } from './suggestion-row.tsx';

const meta: Meta<typeof SuggestionRow> = {
  title: 'Suggestions/Row',
  component: SuggestionRow,
  args: { suggestion: suggestion(), onShow: fn(), onAccept: fn(), onReject: fn() },
  decorators: [
    (Show) => (
      <ul style={{ maxWidth: 328, margin: 0, padding: 0 }}>
        <Show />
      </ul>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof SuggestionRow>;

export const Decided: Story = {
  play: async ({ canvasElement, args }) => {
    const row = within(canvasElement);
    await userEvent.click(row.getByRole('button', { name: /Every Friday/ }));
    await expect(args.onShow).toHaveBeenCalled();
    await userEvent.click(row.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalled();
    await userEvent.click(row.getByRole('button', { name: 'Reject' }));
    await expect(args.onReject).toHaveBeenCalled();
  },
};
export const WithTags: Story = { args: { suggestion: TAGGED } };
export const ReadOnly: Story = { args: { reason: 'Unavailable in read-only mode' } };
