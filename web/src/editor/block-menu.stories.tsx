import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BlockMenu } from './block-menu.tsx';
import { offlineDocument } from './sample-live.ts';
import { TextEditor } from './text-editor.tsx';
import { newTypedMenu, typedMenu } from './typed-menu.ts';

let editor: Editor;
const onEscape = fn();
const onSplit = fn();
const commands = [
  { label: 'Split note here', run: onSplit },
  { label: 'Move to note…', disabledReason: 'Archived' },
];
const needs = { projectId: 'p1', onImage: fn(() => new Promise<string>(() => undefined)) };

function Text() {
  const [live] = useState(offlineDocument);
  const [menu] = useState(newTypedMenu);
  const [extensions] = useState(() => [typedMenu(menu, '/')]);
  const [made, setMade] = useState<Editor | null>(null);
  const onEditor = (now: Editor | null) => {
    if (now) editor = now;
    setMade(now);
  };
  return (
    <div style={{ position: 'relative', minHeight: 460 }}>
      <TextEditor
        live={live}
        label="Text"
        writing
        me={null}
        extensions={extensions}
        onEscape={onEscape}
        onEditor={onEditor}
      />
      {made && <BlockMenu editor={made} menu={menu} needs={needs} commands={commands} />}
    </div>
  );
}

const meta: Meta<typeof Text> = { title: 'Editor/Block menu', component: Text };
export default meta;
type Story = StoryObj<typeof Text>;

/** Words after the slash narrow the choices; Enter inserts the first one in place of them. */
export const InsertsABlock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('textbox'));
    await userEvent.keyboard('/heading 2');
    await expect(await canvas.findByRole('option', { name: /Heading 2/ })).toBeVisible();
    await userEvent.keyboard('{Enter}Why they leave');
    await waitFor(() =>
      expect(editor.state.doc.firstChild).toMatchObject({ type: { name: 'heading' }, textContent: 'Why they leave' }),
    );
  },
};

/** Commands on the text are found by a word of theirs; the typed words are removed first. */
export const RunsACommand: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('textbox'));
    await userEvent.keyboard('Done /note');
    await expect(await canvas.findByRole('option', { name: 'Split note here' })).toBeVisible();
    await expect(canvas.queryByRole('option', { name: 'Move to note…' })).toBeNull();
    await userEvent.keyboard('{Backspace>5/}/split{Enter}');
    await waitFor(() => expect(onSplit).toHaveBeenCalledOnce());
    await expect(editor.state.doc.textContent.trim()).toBe('Done');
  },
};

/** A name comes before synonyms: `/code` is not a tag, although tags are also called codes. */
export const NameBeforeSynonyms: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('textbox'));
    await userEvent.keyboard('/code');
    await waitFor(() => expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Code'));
  },
};

/** The caret goes to the first cell, and there is a line after the table. */
export const InsertsATable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('textbox'));
    await userEvent.keyboard('/table');
    await expect(await canvas.findByRole('option', { name: 'Table' })).toBeVisible();
    await userEvent.keyboard('{Enter}Role{Tab}Company{Tab}Years');
    await waitFor(() => expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent('Role'));
    await expect(editor.state.doc.lastChild).toMatchObject({ type: { name: 'paragraph' }, childCount: 0 });
  },
};

/** Typing goes on below a block without text, and doesn't replace it. */
export const InsertsADivider: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('textbox'));
    await userEvent.keyboard('/divider');
    await expect(await canvas.findByRole('option', { name: /Divider/ })).toBeVisible();
    await userEvent.keyboard('{Enter}Next part');
    await waitFor(() => expect(canvas.getByRole('separator').nextElementSibling).toHaveTextContent('Next part'));
  },
};

/** Escape closes the menu only; the next one leaves edit mode. */
export const EscapeKeepsTheSlash: Story = {
  play: async ({ canvasElement }) => {
    onEscape.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('textbox'));
    await userEvent.keyboard('/head');
    await expect(await canvas.findByRole('option', { name: /Heading 2/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('option')).toBeNull());
    await expect(onEscape).not.toHaveBeenCalled();
    await expect(editor.state.doc.textContent).toBe('/head');
    await userEvent.keyboard('{Escape}');
    await expect(onEscape).toHaveBeenCalledTimes(1);
  },
};

export const NoSuchBlock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('textbox'));
    await userEvent.keyboard('/nothing like this');
    await expect(await canvas.findByRole('status')).toHaveTextContent('No block with this name');
  },
};
