import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Editor } from '@tiptap/core';
import { expect, waitFor } from 'storybook/test';
import * as Y from 'yjs';
import { overlay } from './overlays.ts';
import { alone, arrive } from './sample-live.ts';
import { TextEditor } from './text-editor.tsx';

const meta: Meta<typeof TextEditor> = { title: 'Editor/Caret', component: TextEditor };
export default meta;

let editor: Editor;
const SAID = ['Honestly, I never trust it at first.', 'So I ask a colleague.'].map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));

/** The browser says a moment later where a key has put the caret: what is drawn meanwhile, or comes from others, leaves it there. */
export const WhileOthersWrite: StoryObj<typeof TextEditor> = {
  args: { live: alone(), label: 'Text', writing: true, me: null, onEditor: (made) => { if (made) editor = made; } },
  beforeEach: ({ args }) => { args.live = alone(); },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelector('[role=textbox]')).not.toBeNull());
    editor.chain().setContent({ type: 'doc', content: SAID }).run();
    const other = new Y.Doc();
    Y.applyUpdate(other, Y.encodeStateAsUpdate(args.live.doc));
    const caretAt = (offset: number) => document.getSelection()!.collapse(editor.view.dom.querySelector('p')!.firstChild, offset);
    const caret = () => [document.getSelection()!.anchorOffset, editor.state.selection.from];
    editor.view.focus();
    editor.commands.setTextSelection(1);
    caretAt(4);
    overlay(editor.view, 'found', [{ id: 'f', from: 30, to: 34, attrs: { class: 'found' } }]);
    await expect(caret()).toEqual([4, 5]);
    const before = Y.encodeStateVector(other);
    (other.getXmlFragment('content').get(1) as Y.XmlElement).insert(0, [new Y.XmlText('Well. ')]);
    caretAt(7);
    arrive(args.live, Y.encodeStateAsUpdate(other, before));
    await expect(caret()).toEqual([7, 8]);
    await expect(editor.state.doc.textContent).toContain('Well. So I ask');
  },
};
