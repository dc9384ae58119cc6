import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleText } from '../../ai/sample-text.ts';
import { offlineDocument } from '../../editor/sample-live.ts';
import { TextEditor } from '../../editor/text-editor.tsx';
import { CitedWords } from './cited-words.tsx';

const { content } = sampleText();
const live = offlineDocument();
let editor: Editor | null = null;

function Text() {
  const [made, setMade] = useState<Editor | null>(null);
  const take = (now: Editor | null) => {
    editor = now;
    setMade(now);
  };
  return (
    <div data-cited-text style={{ position: 'relative' }}>
      <TextEditor live={live} label="Text" writing={false} me={null} onEditor={take} />
      <CitedWords editor={made} content={content} />
    </div>
  );
}

const meta: Meta<typeof CitedWords> = { title: 'AI docs/Cited words', component: CitedWords, render: () => <Text /> };
export default meta;

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

export const Hovered: StoryObj<typeof CitedWords> = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(editor).not.toBeNull());
    const words = [paragraph('Numbers are checked by hand before they are sent.'), paragraph('The export is fine.')];
    editor!.commands.setContent({ type: 'doc', content: words });
    await waitFor(() => expect(canvasElement.querySelectorAll('.ai-cited')).toHaveLength(1));
    await userEvent.hover(within(canvasElement).getByText(/Numbers are checked/));
    await expect(await screen.findByText(/I check every number twice/)).toBeVisible();
  },
};
