import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { NOTE, TAGGED, suggestion } from './examples.ts';
import { NoteSuggestions } from './note-suggestions.tsx';

const asked: Asked[] = [];
const path = `/api/v1/notes/${NOTE}/suggestions`;
const listing = (...items: object[]) =>
  answering(
    {
      [`GET ${path}`]: { items, skipped: [] },
      [`POST ${path}`]: { made: 2 },
      [`POST ${path}/decisions`]: { undoId: TAGGED.id, decided: 2, skipped: 0 },
    },
    asked,
  );
const meta: Meta<typeof NoteSuggestions> = {
  title: 'Suggestions/Note',
  component: NoteSuggestions,
  args: { noteId: NOTE, editor: null },
  beforeEach: listing(suggestion(), TAGGED),
  decorators: [
    (Show) => (
      <div style={{ maxWidth: 328 }}>
        <Show />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof NoteSuggestions>;

export const AcceptedAll: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Accept all' }));
    await waitFor(() =>
      expect(asked.find((one) => one.path === `${path}/decisions`)?.body).toEqual({
        outcome: 'Accepted',
        suggestionIds: [suggestion().id, TAGGED.id],
      }),
    );
  },
};
export const None: Story = {
  beforeEach: listing(),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Suggest…' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Highlights' }));
    await waitFor(() => expect(asked.some(({ method, path: at }) => method === 'POST' && at === path)).toBe(true));
  },
};
export const PartlyRead: Story = {
  beforeEach: answering(
    { [`GET ${path}`]: { items: [], skipped: [{ kind: 'REDACTION', characters: 120_000 }] } },
    asked,
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^120,000 characters were not read for personal data/);
  },
};
export const ReadOnly: Story = { args: { reason: 'Unavailable in read-only mode' } };
