import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { offlineDocument } from '../../editor/sample-live.ts';
import { TextEditor } from '../../editor/text-editor.tsx';
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
    const note = within(canvasElement);
    await userEvent.click(await note.findByRole('button', { name: '2 suggested highlights' }));
    await userEvent.click(await note.findByRole('button', { name: 'Accept all' }));
    await waitFor(() =>
      expect(asked.find((one) => one.path === `${path}/decisions`)?.body).toEqual({
        outcome: 'Accepted',
        suggestionIds: [suggestion().id, TAGGED.id],
      }),
    );
  },
};
export const ClosedUntilOpened: Story = {
  beforeEach: listing(suggestion(), TAGGED, {
    ...suggestion(),
    id: '0192f0c1-7a3b-7c4d-8e5f-00000000a003',
    kind: 'REDACTION',
  }),
  play: async ({ canvasElement }) => {
    const note = within(canvasElement);
    const places = await note.findByRole('button', { name: '1 place to redact' });
    await expect(note.queryByRole('listitem')).toBeNull();
    await userEvent.click(places);
    await expect(note.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(places);
    await expect(note.queryByRole('listitem')).toBeNull();
  },
};
export const MarksOnlyWhatIsOpen: Story = {
  render: function InText(args) {
    const [editor, setEditor] = useState<Editor | null>(null);
    const [live] = useState(offlineDocument);
    const ready = (made: Editor | null) => {
      made?.commands.setContent({
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Costs grow with pods. '.repeat(10) }] }],
      });
      setEditor(made);
    };
    return (
      <>
        <TextEditor live={live} label="Note" writing={false} me={null} onEditor={ready} />
        <NoteSuggestions {...args} editor={editor} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const marked = () => canvasElement.querySelectorAll('.hl-suggested').length;
    const highlights = await within(canvasElement).findByRole('button', { name: '2 suggested highlights' });
    await within(canvasElement).findByText(/Costs grow with pods/);
    await expect(marked()).toBe(0);
    await userEvent.click(highlights);
    await waitFor(() => expect(marked()).toBeGreaterThan(0));
    await userEvent.click(highlights);
    await waitFor(() => expect(marked()).toBe(0));
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
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '0 places to redact' }));
    await within(canvasElement).findByText(/^120,000 characters were not read for personal data/);
  },
};
export const ReadOnly: Story = { args: { reason: 'Unavailable in read-only mode' } };
