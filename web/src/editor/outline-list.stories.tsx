import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { OutlineList } from './outline-list.tsx';
import { offlineDocument, SAMPLE_CONTENT } from './sample-live.ts';
import { TextEditor } from './text-editor.tsx';

function Outlined({ onJump }: { onJump: () => void }) {
  const [live] = useState(() => offlineDocument());
  const [editor, setEditor] = useState<Editor | null>(null);
  const [filled, setFilled] = useState<Editor | null>(null);
  return (
    <>
      <button
        type="button"
        disabled={!editor}
        onClick={() => {
          const heading = { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'The start' }] };
          editor?.commands.setContent({ type: 'doc', content: [heading, ...SAMPLE_CONTENT] });
          setFilled(editor);
        }}
      >
        Open
      </button>
      {filled && <OutlineList editor={filled} speakers={live.speakers} onJump={onJump} />}
      <TextEditor live={live} label="Text" writing={false} me={null} onEditor={setEditor} />
    </>
  );
}

const meta: Meta<typeof Outlined> = { title: 'Editor/Outline', component: Outlined, args: { onJump: fn() } };
export default meta;

export const Jumps: StoryObj<typeof Outlined> = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const open = canvas.getByRole('button', { name: 'Open' });
    await waitFor(() => expect(open).toBeEnabled());
    await userEvent.click(open);
    const outline = within(await canvas.findByRole('list', { name: 'Outline' }));
    await expect(canvas.getByText(/words · 1 min read/)).toBeVisible();
    await userEvent.click(outline.getByRole('button', { name: 'The start' }));
    await expect(args.onJump).toHaveBeenCalled();
  },
};
