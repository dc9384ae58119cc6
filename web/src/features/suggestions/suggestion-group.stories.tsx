import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TAGGED, suggestion } from './examples.ts';
import { SuggestionGroup } from './suggestion-group.tsx';

const meta: Meta<typeof SuggestionGroup> = {
  title: 'Suggestions/Group',
  component: SuggestionGroup,
  args: { kind: 'HIGHLIGHT', suggestions: [suggestion(), TAGGED], onShow: fn(), onDecide: fn() },
  decorators: [
    (Show) => (
      <div style={{ maxWidth: 328 }}>
        <Show />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof SuggestionGroup>;

export const RejectedAll: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reject all' }));
    await expect(args.onDecide).toHaveBeenCalledWith('Rejected', [suggestion().id, TAGGED.id]);
  },
};
export const PersonalData: Story = {
  args: {
    kind: 'REDACTION',
    suggestions: [
      suggestion({
        kind: 'REDACTION',
        words: { quote: 'ada@example.org', start: 4, end: 19 },
        reason: 'An email address',
      }),
    ],
  },
};
