import { Editor } from '@tiptap/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import * as Y from 'yjs';
import { answering } from '../../../.storybook/answers.ts';
import { documentExtensions } from '../../editor/extensions.ts';
import { SpeakerNames } from '../../editor/speaker-names.ts';
import { newTypedMenu, typedMenu } from '../../editor/typed-menu.ts';
import { MentionMenu } from './mention-menu.tsx';
import { sampleMember } from './sample-cards.ts';

/** An editor without a server. */
function Writing() {
  const place = useRef<HTMLDivElement>(null);
  const [menu] = useState(newTypedMenu);
  const [editor, setEditor] = useState<Editor | null>(null);
  useEffect(() => {
    const made = new Editor({
      element: place.current!,
      injectCSS: false,
      content: '<p></p>',
      extensions: [
        ...documentExtensions({ speakers: new SpeakerNames(new Y.Doc().getMap('speakers')) }),
        typedMenu(menu, '@'),
      ],
      editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Text' } },
    });
    setEditor(made);
    return () => made.destroy();
  }, [menu]);
  return (
    <div style={{ position: 'relative', minHeight: 320 }}>
      <div ref={place} />
      {editor && <MentionMenu editor={editor} menu={menu} of={{ type: 'NOTE', id: sampleMember.id }} />}
    </div>
  );
}

const meta: Meta<typeof Writing> = {
  title: 'References/Mention menu',
  component: Writing,
  beforeEach: answering({
    'GET /api/v1/mentionable-members': (_: unknown, { url }: Request) => ({
      items: [{ id: sampleMember.id, name: sampleMember.title }].filter(({ name }) =>
        name.toLowerCase().startsWith(new URL(url).searchParams.get('search') ?? ''),
      ),
    }),
  }),
};
export default meta;
type Story = StoryObj<typeof Writing>;

const type = async (canvasElement: HTMLElement, keys: string) => {
  const text = await within(canvasElement).findByRole('textbox');
  await userEvent.click(text);
  await userEvent.keyboard(keys);
  return text;
};

export const MentionsAMember: Story = {
  play: async ({ canvasElement }) => {
    const text = await type(canvasElement, 'Ask @ad');
    await within(canvasElement).findByRole('option', { name: 'Ada Obi' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(text.querySelector(`[data-mention="member:${sampleMember.id}"]`)).not.toBeNull());
    await expect(text).not.toHaveTextContent('@ad');
  },
};
export const WritesADay: Story = {
  play: async ({ canvasElement }) => {
    const text = await type(canvasElement, 'Until @2027-03-01');
    await within(canvasElement).findByRole('option', { name: /2027/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(text.querySelector('time')).toHaveAttribute('datetime', '2027-03-01'));
  },
};
