import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { DuplicateTagsDialog } from './duplicate-tags-dialog.tsx';
import { suggestion } from './examples.ts';

const PROJECT = suggestion().projectId;
const [KEEP, OTHER] = ['0192f0c1-7a3b-7c4d-8e5f-00000000b001', '0192f0c1-7a3b-7c4d-8e5f-00000000b002'];
const pair = suggestion({
  kind: 'DUPLICATE_TAG',
  noteId: null,
  words: null,
  reason: 'Same name but for case, plural and punctuation',
  tags: [
    { id: KEEP!, title: 'Onboarding issue', color: 'teal' },
    { id: OTHER!, title: 'onboarding Issues', color: 'orange' },
  ],
});
const asked: Asked[] = [];
const path = `/api/v1/projects/${PROJECT}/suggestions`;
const listing = (...items: object[]) =>
  answering(
    {
      [`GET ${path}`]: { items },
      [`POST ${path}`]: { made: items.length },
      [`POST ${path}/rejections`]: { undoId: pair.id },
      [`POST /api/v1/tags/${OTHER}/merge`]: { undoId: pair.id },
    },
    asked,
  );
const meta: Meta<typeof DuplicateTagsDialog> = {
  title: 'Suggestions/Duplicate tags',
  component: DuplicateTagsDialog,
  args: { projectId: PROJECT, reason: null, onClose: fn() },
  beforeEach: listing(pair),
};
export default meta;
type Story = StoryObj<typeof DuplicateTagsDialog>;

export const Merged: Story = {
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Merge into “Onboarding issue”' }));
    await waitFor(() => expect(asked.find((one) => one.path.endsWith('/merge'))?.body).toEqual({ intoTagId: KEEP }));
  },
};
export const KeptBoth: Story = {
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Keep both' }));
    await waitFor(() => expect(asked.some((one) => one.path.endsWith('/rejections'))).toBe(true));
  },
};
export const None: Story = {
  beforeEach: listing(),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    const find = await dialog.findByRole('button', { name: 'Find duplicates' });
    await expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.click(find);
    await expect(await dialog.findByText('No two tags of this project look alike.')).toBeVisible();
  },
};
export const ReadOnly: Story = { args: { reason: 'Unavailable in read-only mode' } };
