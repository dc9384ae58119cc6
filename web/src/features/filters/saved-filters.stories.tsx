import type { SavedFilterView } from '@evident/domain/filters';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { page } from '../../../.storybook/workspace.tsx';
import { PROJECT, sampleForm } from './sample-filters.ts';
import { SavedFilters } from './saved-filters.tsx';

const at = '2026-03-02T10:00:00.000Z';
const saved: SavedFilterView = {
  id: '0198c5a2-0000-7000-8000-000000000040',
  name: 'Doubts not used yet',
  objectType: 'HIGHLIGHT',
  projectId: PROJECT,
  form: sampleForm,
  faults: [],
  version: 3,
  createdBy: '0198c5a2-0000-7000-8000-000000000041',
  createdAt: at,
  updatedAt: at,
};
const hidden = { ...saved, id: saved.id.replace('40', '42'), name: 'Budgets', faults: [{ rowId: '1', reason: '' }] };
const asked: Asked[] = [];
const meta: Meta<typeof SavedFilters> = {
  title: 'Filters/Saved filters',
  component: SavedFilters,
  beforeEach: answering(
    {
      'GET /api/v1/filters': page([hidden, saved]),
      'POST /api/v1/filters': { ...saved, name: 'Mine' },
      [`DELETE /api/v1/filters/${saved.id}`]: { undoId: 'u' },
      [`PATCH /api/v1/filters/${saved.id}`]: { undoId: 'u' },
    },
    asked,
  ),
  args: { objectType: 'HIGHLIGHT', projectId: PROJECT, reason: null, form: sampleForm, selected: '', onSelect: fn() },
};
export default meta;
type Story = StoryObj<typeof SavedFilters>;

const screen = () => within(document.body);

export const Saves: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Saved filters' }));
    await expect(await screen().findByRole('menuitemradio', { name: /Budgets \(uses a field/ })).toBeVisible();
    await userEvent.click(await screen().findByRole('menuitem', { name: 'Save filter…' }));
    await userEvent.type(await screen().findByLabelText('Name'), 'Mine{Enter}');
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith(sampleForm, saved.id));
    await expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      name: 'Mine',
      projectId: PROJECT,
    });
  },
};
export const Applied: Story = {
  args: { selected: saved.id },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: saved.name }));
    await userEvent.click(await screen().findByRole('menuitem', { name: `Delete “${saved.name}”` }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
    await expect(await screen().findByText(`Deleted “${saved.name}”`)).toBeVisible();
  },
};
export const Changed: Story = {
  args: { selected: saved.id, form: { ...sampleForm, combinator: 'or' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: `${saved.name} (changed)` }));
    await userEvent.click(await screen().findByRole('menuitem', { name: `Save changes to “${saved.name}”` }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({
        form: { ...sampleForm, combinator: 'or' },
      }),
    );
  },
};
