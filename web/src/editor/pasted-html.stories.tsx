import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { PASTED } from './pasted-samples.ts';
import { offlineDocument } from './sample-live.ts';
import { TextEditor } from './text-editor.tsx';

let editor: Editor;

function Text() {
  const [live] = useState(offlineDocument);
  return <TextEditor live={live} label="Text" writing me={null} onEditor={(now) => now && (editor = now)} />;
}

const meta: Meta<typeof Text> = { title: 'Editor/Paste', component: Text };
export default meta;
type Story = StoryObj<typeof Text>;

/** Types of blocks around their words; bold words between asterisks. */
function outline(node: Node): string {
  if (node.isText) return node.marks.some(({ type }) => type.name === 'bold') ? `*${node.text}*` : (node.text ?? '');
  const inside = node.children.map(outline).filter((one) => one !== '');
  return node.type.name === 'paragraph' ? inside.join('') : `${node.type.name}(${inside.join(' ')})`;
}

const pasting = (paste: () => void, expected: string): Story => ({
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('textbox'));
    paste();
    await expect(outline(editor.state.doc)).toBe(`doc(${expected})`);
  },
});
const html = (sample: keyof typeof PASTED) => () => void editor.view.pasteHTML(PASTED[sample]);

export const FromWord = pasting(
  html('Word'),
  'heading(Findings) Prices are *too* high. bulletList(listItem(First bulletList(listItem(Nested))) listItem(Second))',
);
export const FromGoogleDocs = pasting(
  html('GoogleDocs'),
  'heading(Findings) Prices are *too* high. bulletList(listItem(First))',
);
export const FromNotion = pasting(
  html('Notion'),
  'heading(Findings) Prices are *too* high. bulletList(listItem(First bulletList(listItem(Nested)))) blockquote(A quote)',
);
export const FromSlack = pasting(html('Slack'), '*too* high bulletList(listItem(First))');
export const FromASheet = pasting(
  html('Sheets'),
  'table(tableRow(tableCell(Plan) tableCell(Price)) tableRow(tableCell(Basic) tableCell(9)))',
);
/** Plain text keeps only its paragraphs. */
export const AsPlainText = pasting(
  () => void editor.view.pasteText('Findings\n\nPrices are *too* high.'),
  'Findings Prices are *too* high.',
);
