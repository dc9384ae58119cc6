import type { TrashView } from '@evident/domain/trash';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { TrashList } from './trash-list.tsx';

const entry: TrashView = {
  id: 'e1',
  objectType: 'NOTE',
  objectId: 'n1',
  title: 'Third interview',
  project: { id: 'p', title: 'Why people leave' },
  held: { highlights: 14, shareLinks: 1 },
  trashedBy: { id: 'a', name: 'Ada Lovelace' },
  trashedAt: '2026-11-20T10:00:00Z',
  purgedAt: '2026-12-20T10:00:00Z',
  canRestore: true,
  canDeleteForever: true,
  parent: null,
};
const orphan: TrashView = {
  ...entry,
  id: 'e2',
  title: 'Notes of a deleted project',
  held: {},
  parent: { id: 'e3', title: 'Pricing' },
  project: { id: 'q', title: 'Pricing' },
  canDeleteForever: false,
};
const hidden: TrashView = { ...entry, id: 'e4', objectType: 'PROJECT', title: null, project: null };
const asked: Asked[] = [];
const answers = {
  'GET /api/v1/trash': { items: [entry, orphan, hidden], next: null },
  'POST /api/v1/trash/e1/restore': { objectType: 'NOTE', objectId: 'n1', movedTo: null },
  'POST /api/v1/trash/e3/restore': { objectType: 'PROJECT', objectId: 'q', movedTo: 'Research' },
  'DELETE /api/v1/trash/e1': null,
};
const meta: Meta<typeof TrashList> = {
  title: 'Trash/Trash list',
  component: TrashList,
  beforeEach: answering(answers, asked),
};
export default meta;
type Story = StoryObj<typeof TrashList>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const row = within(await within(canvasElement).findByRole('listitem', { name: 'Third interview' }));
    await expect(row.getByText('with 14 highlights and 1 public link')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Restore' }));
    await expect(await screen.findByText('Restored “Third interview”')).toBeVisible();
    await expect(within(canvasElement).getByRole('listitem', { name: 'Private project' })).toBeVisible();
  },
};
export const ProjectGone: Story = {
  play: async ({ canvasElement }) => {
    const row = within(await within(canvasElement).findByRole('listitem', { name: 'Notes of a deleted project' }));
    await userEvent.click(row.getByRole('button', { name: 'Restore project' }));
    await expect(await screen.findByText('Its folder is no longer there. It is now in “Research”.')).toBeVisible();
  },
};
export const Forever: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'More for Third interview' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete forever…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Third interview” forever?' });
    await expect(dialog).toHaveTextContent('The note with 14 highlights and 1 public link will be deleted for good.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete forever' }));
    await waitFor(() => expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
  },
};
export const Empty: Story = {
  beforeEach: answering({ 'GET /api/v1/trash': { items: [], next: null } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The trash is empty')).toBeVisible();
  },
};
