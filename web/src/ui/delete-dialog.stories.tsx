import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { answering, refusal, type Asked } from '../../.storybook/answers.ts';
import { DeleteDialog } from './delete-dialog.tsx';

const asked: Asked[] = [];
const answers = {
  'GET /api/v1/dependents/NOTE/n': {
    insights: [{ id: 'i', title: 'Price drives churn' }],
    insightCount: 2,
    held: { highlights: 14, shareLinks: 1 },
  },
  'DELETE /api/v1/notes/n': { undoId: 'u' },
};
const meta: Meta<typeof DeleteDialog> = {
  title: 'Parts/Delete dialog',
  component: DeleteDialog,
  beforeEach: answering(answers, asked),
  args: { thing: { type: 'NOTE', id: 'n', title: 'Third interview' }, onClose: fn(), onDeleted: fn() },
};
export default meta;
type Story = StoryObj<typeof DeleteDialog>;

export const NamesWhatDependsOnIt: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Third interview”?' });
    await waitFor(() =>
      expect(dialog).toHaveTextContent(
        'Used as evidence in 2 insights: Price drives churn, and 1 more. 14 highlights and 1 public link go with it.'.replace(
          '. 14',
          '.14',
        ),
      ),
    );
    await userEvent.dblClick(screen.getByRole('button', { name: 'Delete note' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onDeleted).toHaveBeenCalledTimes(1);
    await expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  },
};
export const TagBoard: Story = {
  args: { thing: { type: 'TAG_BOARD', id: 'b', title: 'Themes' } },
  beforeEach: answering({
    'GET /api/v1/dependents/TAG_BOARD/b': {
      insights: [{ id: 'i', title: 'Price drives churn' }],
      insightCount: 1,
      held: { tags: 12 },
      taggedHighlights: 37,
    },
  }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Themes”?' });
    await waitFor(() =>
      expect(dialog).toHaveTextContent(
        '37 highlights lose tags of this board.Highlights with these tags are evidence in 1 insight: Price drives churn.12 tags go with it.',
      ),
    );
  },
};
export const Refused: Story = {
  beforeEach: answering({
    ...answers,
    'DELETE /api/v1/notes/n': () =>
      refusal(409, 'InvalidOperation', 'Unavailable in read-only mode', 'Unarchive the project first.'),
  }),
  play: async ({ args }) => {
    await waitFor(async () => expect(await screen.findByRole('dialog')).toHaveTextContent('14 highlights'));
    await userEvent.click(screen.getByRole('button', { name: 'Delete note' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Unavailable in read-only mode. Unarchive the project first.',
    );
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
};
