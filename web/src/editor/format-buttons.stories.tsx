import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FormatButtons } from './format-buttons.tsx';
import { offlineDocument } from './sample-live.ts';
import { TextEditor } from './text-editor.tsx';

let editor: Editor;

function Text() {
  const [live] = useState(offlineDocument);
  const [made, setMade] = useState<Editor | null>(null);
  const onEditor = (now: Editor | null) => {
    if (now) editor = now;
    setMade(now);
  };
  return (
    <>
      {made && <FormatButtons editor={made} />}
      <TextEditor live={live} label="Text" writing me={null} onEditor={onEditor} />
    </>
  );
}

const meta: Meta<typeof Text> = { title: 'Editor/Format buttons', component: Text };
export default meta;

/** Formats the selected words, and says which formats they have. */
export const Formats: StoryObj<typeof Text> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('textbox'));
    await userEvent.keyboard('Slow');
    editor.commands.selectAll();
    await userEvent.click(canvas.getByRole('button', { name: /^Bold/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Bold/ })).toHaveAttribute('aria-pressed', 'true'));
    await expect(editor.isActive('bold')).toBe(true);
  },
};
