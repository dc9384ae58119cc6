import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as Y from 'yjs';
import { useUndo } from '../kernel/undo/use-undo.ts';
import { overlay } from './overlays.ts';
import { IMAGE_URL, PICTURE, SAMPLE_CONTENT, offlineDocument, applyRemote, dataTransfer, drop } from './sample-live.ts';
import { TextEditor } from './text-editor.tsx';

const meta: Meta<typeof TextEditor> = { title: 'Editor/Text', component: TextEditor };
export default meta;
type Story = StoryObj<typeof TextEditor>;
let editor: Editor;
const written: Pick<Story, 'args' | 'beforeEach'> = {
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
async function begin(canvas: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvas.querySelector('[role=textbox]')).not.toBeNull());
  editor.chain().setContent({ type: 'doc', content: SAMPLE_CONTENT }).run();
}

function choose(from: string, to = from): void {
  const places: [number, number] = [0, 0];
  editor.state.doc.descendants((node, position) => {
    const [start, end] = [node.text?.indexOf(from) ?? -1, node.text?.indexOf(to) ?? -1];
    if (start >= 0) places[0] = position + start;
    if (end >= 0) places[1] = position + end + to.length;
  });
  editor.view.focus();
  editor.commands.setTextSelection({ from: places[0], to: places[1] });
}
const goTo = (position: number) => editor.commands.setTextSelection(position);
const clipboard = (type: 'cut' | 'copy' | 'paste', data: DataTransfer) =>
  editor.view.dom.dispatchEvent(new ClipboardEvent(type, { bubbles: true, cancelable: true, clipboardData: data }));
const text = () => editor.state.doc.textBetween(0, editor.state.doc.content.size, '|');
const marked = () =>
  [...editor.view.dom.querySelectorAll('mark')].map(
    ({ textContent, dataset }) => `${dataset['highlight']}: ${textContent}`,
  );
const blocks = () =>
  editor.state.doc.content.content.map((node) =>
    node.type.name === 'image'
      ? `picture ${String(node.attrs['fileId'])} ${String(node.attrs['alt'])}`
      : node.textContent,
  );

/** The browser reports the caret late. Rendering and remote changes meanwhile keep it in place. */
export const CaretWhileOthersWrite: Story = {
  ...written,
  play: async ({ canvasElement, args }) => {
    await begin(canvasElement);
    const other = new Y.Doc();
    Y.applyUpdate(other, Y.encodeStateAsUpdate(args.live.doc));
    const caretAt = (offset: number) =>
      document.getSelection()!.collapse(editor.view.dom.querySelector('p')!.firstChild, offset);
    const caret = () => [document.getSelection()!.anchorOffset, editor.state.selection.from];
    editor.view.focus();
    goTo(1);
    caretAt(4);
    overlay(editor.view, 'found', [{ id: 'f', from: 30, to: 34, attrs: { class: 'found' } }]);
    await expect(caret()).toEqual([4, 5]);
    (other.getXmlFragment('content').get(1) as Y.XmlElement).insert(0, [new Y.XmlText('Well. ')]);
    caretAt(7);
    applyRemote(args.live, Y.encodeStateAsUpdate(other));
    await expect(caret()).toEqual([7, 8]);
    caretAt(9);
    clipboard('paste', dataTransfer('…'));
    await expect(text()).toContain('Honestly,… I never trust it at first.|Well. So I ask');
  },
};

/** Inserts an image from the clipboard or a folder at the target. Errors are covered elsewhere. */
export const PicturesPastedAndDropped: Story = {
  args: { ...written.args, onPicture: fn(async () => IMAGE_URL) },
  beforeEach: written.beforeEach,
  play: async ({ canvasElement, args }) => {
    await begin(canvasElement);
    goTo(editor.state.doc.content.size);
    clipboard('paste', dataTransfer(PICTURE, new File(['words'], 'notes.txt', { type: 'text/plain' })));
    await waitFor(() =>
      expect(blocks()).toEqual([
        'Honestly, I never trust it at first.',
        'So I ask a colleague.',
        `picture ${IMAGE_URL} screen`,
      ]),
    );
    drop(editor.view, 1, dataTransfer(PICTURE, PICTURE));
    const kinds = () => editor.state.doc.content.content.map(({ type }) => type.name).join(' ');
    await waitFor(() => expect(kinds()).toBe('image image paragraph paragraph image'));
    // A moved image appears once, although the browser passes its bytes too.
    editor.commands.setNodeSelection(0);
    editor.view.dragging = { slice: editor.state.selection.content(), move: true };
    drop(editor.view, editor.state.doc.content.size - 2, dataTransfer(PICTURE));
    await waitFor(() => expect(kinds()).toBe('image paragraph paragraph image image'));
    const words = dataTransfer(PICTURE, 'a cell of a sheet');
    goTo(editor.state.doc.content.size);
    clipboard('paste', words);
    await waitFor(() => expect(text()).toContain('a cell of a sheet'));
    await expect(args.onPicture).toHaveBeenCalledTimes(3);
  },
};

function BegunByAPress(props: Parameters<typeof TextEditor>[0]) {
  const [writing, setWriting] = useState(false);
  return <TextEditor {...props} writing={writing} onBegin={() => setWriting(true)} />;
}
/** Pressing the placeholder starts editing. */
export const BegunByPressingIt: Story = {
  ...written,
  render: (args) => <BegunByAPress {...args} />,
  play: async ({ canvasElement }) => {
    const read = await within(canvasElement).findByRole('document');
    await waitFor(() => expect(editor.isEmpty).toBe(true));
    await userEvent.click(read);
    await waitFor(() => expect(within(canvasElement).getByRole('textbox')).toHaveFocus());
    // The caret shows the focus; a frame around the whole text would be redundant.
    await expect(getComputedStyle(within(canvasElement).getByRole('textbox')).outlineStyle).toBe('none');
    await userEvent.keyboard('Everything');
    await expect(text()).toBe('Everything');
  },
};
/** Naming a new text comes first: entering edit mode leaves the focus in the title. */
export const NamedFirst: Story = {
  ...written,
  render: (args) => (
    <>
      <input aria-label="Title" data-naming autoFocus />
      <TextEditor {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('textbox', { name: 'Text' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await expect(within(canvasElement).getByRole('textbox', { name: 'Title' })).toHaveFocus();
  },
};

/** Moved text keeps its highlights; copies have none. */
export const CutAndPaste: Story = {
  ...written,
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    const data = new DataTransfer();
    choose('I never trust it', ' at first');
    clipboard('cut', data);
    await expect(marked()).toEqual(['h2: a colleague']);
    goTo(editor.state.doc.content.size - 1);
    clipboard('paste', data);
    await expect(text()).toBe('Honestly, .|So I ask a colleague.I never trust it at first');
    await expect(marked()).toEqual(['h2: a colleague', 'h1: I never trust it']);
    clipboard('paste', data);
    await expect(marked()).toEqual(['h2: a colleague', 'h1: I never trust it']);
    choose('a colleague');
    clipboard('copy', data);
    goTo(1);
    clipboard('paste', data);
    await expect(text()).toMatch(/^a colleagueHonestly/);
    await expect(marked()).toEqual(['h2: a colleague', 'h1: I never trust it']);
  },
};

const highlight = fn();
function Highlighting() {
  const { done } = useUndo();
  return (
    <button type="button" onClick={() => done('Highlighted', highlight)}>
      Highlight
    </button>
  );
}
/** Ctrl Z undoes typing and other changes in one order, the latest first. */
export const UndoneInTurn: Story = {
  ...written,
  render: (args) => (
    <>
      <TextEditor {...args} />
      <Highlighting />
    </>
  ),
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    highlight.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'Highlight' });
    const press = (keys: string) => userEvent.keyboard(`{Control>}${keys}{/Control}`);
    const type = async (words: string) => {
      goTo(editor.state.doc.content.size - 1);
      editor.view.focus();
      editor.commands.insertContent(words);
      // Later than the next change.
      const now = Date.now();
      await waitFor(() => expect(Date.now()).toBeGreaterThan(now));
    };
    await type(' Typed.');
    await userEvent.click(button);
    editor.view.focus();
    await press('z');
    await waitFor(() => expect(highlight).toHaveBeenCalledTimes(1));
    await expect(text()).toMatch(/Typed\.$/);
    await press('z');
    await expect(text()).not.toMatch(/Typed/);
    await userEvent.click(button);
    await type(' Typed later.');
    await press('z');
    await expect(text()).not.toMatch(/Typed/);
    await expect(highlight).toHaveBeenCalledTimes(1);
  },
};

/** In read mode, letters are shortcuts, and viewers see no prompt to write. */
export const Read: Story = {
  args: {
    live: offlineDocument(),
    label: 'Text of the talk',
    writing: false,
    me: null,
    onEditor: (made) => {
      if (made) editor = made;
    },
  },
  play: async ({ canvasElement }) => {
    const shown = await within(canvasElement).findByRole('document', { name: 'Text of the talk' });
    await waitFor(() =>
      expect(getComputedStyle(shown.firstElementChild!, '::before').content).toBe('"Nothing is written here yet."'),
    );
    shown.focus();
    await userEvent.keyboard('h');
    await expect(text()).toBe('');
  },
};

/** Escape leaves edit mode. */
export const Ended: Story = {
  ...written,
  args: { ...written.args, onEscape: fn() },
  play: async ({ canvasElement, args }) => {
    await begin(canvasElement);
    editor.view.focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onEscape).toHaveBeenCalledTimes(1);
  },
};
