import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Editor } from '@tiptap/core';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { undoLatest } from './collaboration.ts';
import { FindBar } from './find-bar.tsx';
import { offlineDocument } from './sample-live.ts';
import { TextEditor } from './text-editor.tsx';

let editor: Editor;
const content = ['The price is a price.', 'Prices rise.'].map((text) => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
}));

/** Shown by the text, which opens it with Ctrl/⌘ F. */
const meta: Meta<typeof TextEditor> = {
  title: 'Editor/Find bar',
  component: TextEditor,
  subcomponents: { FindBar },
  args: {
    live: offlineDocument(),
    label: 'Text',
    writing: true,
    me: null,
    onEditor: (made) => {
      if (made) editor = made;
    },
  },
  beforeEach: ({ args }) => {
    args.live = offlineDocument();
  },
};
export default meta;
type Story = StoryObj<typeof TextEditor>;

const opened = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(canvasElement.querySelector('.text')).not.toBeNull());
  editor.commands.setContent({ type: 'doc', content });
  editor.commands.setTextSelection(1);
  editor.view.dom.focus();
  await userEvent.keyboard('{Control>}f{/Control}');
  return within(await within(canvasElement).findByRole('search'));
};
const text = () => editor.state.doc.textBetween(0, editor.state.doc.content.size, '|');

export const Replaced: Story = {
  play: async ({ canvasElement }) => {
    const bar = await opened(canvasElement);
    await waitFor(() => expect(bar.getByLabelText('Find')).toHaveFocus());
    await userEvent.type(bar.getByLabelText('Find'), 'price');
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('1 of 3'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('2 of 3'));
    await userEvent.click(bar.getByRole('button', { name: 'Whole words' }));
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('of 2'));
    await userEvent.type(bar.getByLabelText('Replace with'), 'fee');
    await userEvent.click(bar.getByRole('button', { name: 'Replace all' }));
    await expect(bar.getByRole('status')).toHaveTextContent('2 replaced');
    await expect(text()).toBe('The fee is a fee.|Prices rise.');
    undoLatest(editor);
    await expect(text()).toBe('The price is a price.|Prices rise.');
    await userEvent.click(bar.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(within(canvasElement).queryByRole('search')).toBeNull());
  },
};
export const Reading: Story = {
  args: { writing: false },
  play: async ({ canvasElement }) => {
    const bar = await opened(canvasElement);
    await userEvent.type(bar.getByLabelText('Find'), 'rise{Enter}');
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('1 of 1'));
    await expect(bar.queryByLabelText('Replace with')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasElement).queryByRole('search')).toBeNull());
  },
};
