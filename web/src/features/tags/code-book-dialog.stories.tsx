import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusal } from '../../../.storybook/answers.ts';
import type { Action } from '../../data/tags/actions.ts';
import { CodeBookDialog } from './code-book-dialog.tsx';

const arrange = fn(async (_deed: Action) => ({ back: async () => undefined }));
const PATH = 'POST /api/v1/tag-boards/b1/code-book/preview';
const meta: Meta<typeof CodeBookDialog> = {
  title: 'Tags/Code book dialog',
  component: CodeBookDialog,
  args: { board: { id: 'b1', title: 'Themes' }, arrange, onClose: fn() },
  beforeEach: answering({
    [PATH]: {
      groups: [{ title: 'Trust', known: false, tags: ['Doubts the numbers', 'Checks twice'] }],
      tags: 2,
      existing: 1,
      refused: [{ line: 4, cause: '“purple?” is not a color' }],
    },
  }),
};
export default meta;
type Story = StoryObj<typeof CodeBookDialog>;
const dialog = async () => within(await within(document.body).findByRole('dialog'));

export const PreviewFirst: Story = {
  play: async ({ args }) => {
    const shown = await dialog();
    await expect(shown.getByRole('button', { name: 'Preview' })).toBeDisabled();
    await userEvent.type(shown.getByLabelText('Or paste the table'), 'Tag');
    await userEvent.click(shown.getByRole('button', { name: 'Preview' }));
    await expect(await shown.findByText('Row 4: “purple?” is not a color')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Import 2 tags' }));
    await expect(arrange).toHaveBeenCalledWith({ do: 'importCodes', tagBoardId: 'b1', into: 'Themes', csv: 'Tag' });
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
export const NoColumnOfTags: Story = {
  beforeEach: answering({
    [PATH]: () => refusal(422, 'UnprocessableContent', 'The file has no column of tags', 'Name a column “Tag”.'),
  }),
  play: async () => {
    const shown = await dialog();
    await userEvent.type(shown.getByLabelText('Or paste the table'), 'Colour');
    await userEvent.click(shown.getByRole('button', { name: 'Preview' }));
    await expect(await shown.findByRole('alert')).toHaveTextContent('The file has no column of tags');
  },
};
