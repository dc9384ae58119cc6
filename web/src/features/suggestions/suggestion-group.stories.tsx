import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TAGGED, suggestion } from './examples.ts';
import { SuggestionGroup } from './suggestion-group.tsx';

const NAMED = {
  kind: 'REDACTION',
  words: { quote: 'Ana Berg', start: 30, end: 38 },
  reason: 'The name of a person',
} as const;

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
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement);
    list.getByRole('button', { name: /Every Friday/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(list.getByRole('button', { name: /Nobody trusts/ })).toHaveFocus();
    await userEvent.keyboard('a');
    await expect(args.onDecide).toHaveBeenCalledWith('Accepted', [TAGGED.id]);
    await expect(list.getByRole('button', { name: /Every Friday/ })).toHaveFocus();
    await userEvent.keyboard('r');
    await expect(args.onDecide).toHaveBeenCalledWith('Rejected', [suggestion().id]);
  },
};
export const Many: Story = {
  args: {
    suggestions: Array.from({ length: 20 }, (_, index) =>
      suggestion({ id: `0192f0c1-7a3b-7c4d-8e5f-0000000001${String(index).padStart(2, '0')}` }),
    ),
  },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement);
    await expect(group.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(group.getByRole('button', { name: 'Show all 20' }));
    await expect(group.getAllByRole('listitem')).toHaveLength(20);
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
      suggestion({ ...NAMED, id: '0192f0c1-7a3b-7c4d-8e5f-00000000a003' }),
      suggestion({ ...NAMED, id: '0192f0c1-7a3b-7c4d-8e5f-00000000a004' }),
    ],
  },
  play: async ({ canvasElement, args }) => {
    const name = within(canvasElement).getByRole('button', { name: /in 2 places/ });
    name.focus();
    await userEvent.keyboard('a');
    await expect(args.onDecide).toHaveBeenCalledWith('Accepted', [
      '0192f0c1-7a3b-7c4d-8e5f-00000000a003',
      '0192f0c1-7a3b-7c4d-8e5f-00000000a004',
    ]);
  },
};
