import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { Erasures } from './erasures.tsx';
import { ADA } from './examples.ts';

const none = {
  notes: 1,
  turns: 12,
  quotes: 0,
  mentions: 3,
  histories: 1,
  insights: 0,
  versions: 0,
  files: 0,
  undoEntries: 0,
  searchEntries: 2,
  details: 0,
};
const meta: Meta<typeof Erasures> = {
  title: 'People/Erasures',
  component: Erasures,
  beforeEach: answering({
    'GET /api/v1/erasures': {
      items: [
        {
          id: ADA,
          personId: ADA,
          erasedBy: { id: 'm', name: 'Maria Lindqvist' },
          erasedAt: '2026-03-02T10:00:00.000Z',
          removedWords: true,
          counts: none,
        },
      ],
      next: null,
    },
  }),
};
export default meta;
type Story = StoryObj<typeof Erasures>;

export const Listed: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(
        'Removed 1 note, 12 speaker turns, 3 mentions, 1 document history, 2 search entries',
      ),
    ).toBeVisible();
  },
};
