import { Editor } from '@tiptap/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as Y from 'yjs';
import { answering, refusal } from '../../../.storybook/answers.ts';
import { documentExtensions } from '../../editor/extensions.ts';
import { SpeakerNames } from '../../editor/speaker-names.ts';
import { newTypedMenu, typedMenu } from '../../editor/typed-menu.ts';
import { useEditorState } from '../../editor/use-editor-state.ts';
import { evidenceLook } from './evidence-look.ts';
import { newPieces, type Pieces } from './evidence-pieces.ts';
import { highlight } from './examples.ts';
import { evidenceShown } from './insert-evidence.ts';
import { InsertMenu } from './insert-menu.tsx';

const other = { ...highlight, id: '0198a5b0-7c1e-7d60-9b3a-000000000099', text: 'Nobody reads the changelog' };
const pieces = newPieces();
/** Never resolves: a stored picture would be requested from a server that stories do not have. */
const keepPicture = fn((_file: File) => new Promise<string>(() => undefined));

/** An editor without a server, with all extensions that insert evidence. */
function Writing() {
  const place = useRef<HTMLDivElement>(null);
  const [menu] = useState(newTypedMenu);
  const [editor, setEditor] = useState<Editor | null>(null);
  const shownIds = useEditorState(editor, ({ state: { doc } }) => evidenceShown(doc), []);
  useEffect(() => {
    pieces.set(
      new Map([
        [highlight.id, highlight],
        [other.id, other],
      ]) satisfies Pieces,
    );
    const made = new Editor({
      element: place.current!,
      injectCSS: false,
      content: '<p></p>',
      extensions: [
        ...documentExtensions({
          speakers: new SpeakerNames(new Y.Doc().getMap('speakers')),
          evidence: evidenceLook(pieces, () => {}),
        }),
        typedMenu(menu, '/'),
      ],
      editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Text' } },
    });
    setEditor(made);
    return () => made.destroy();
  }, [menu]);
  return (
    <div style={{ position: 'relative', minHeight: 420 }}>
      <div ref={place} />
      {editor && (
        <InsertMenu
          editor={editor}
          menu={menu}
          projectId={highlight.projectId}
          shownIds={shownIds}
          onImage={keepPicture}
        />
      )}
    </div>
  );
}

const meta: Meta<typeof Writing> = {
  title: 'Insert menu',
  component: Writing,
  beforeEach: answering({
    [`GET /api/v1/projects/${highlight.projectId}/highlights`]: (_: unknown, { url }: Request) => ({
      items: highlight.text.includes(new URL(url).searchParams.get('search') ?? '') ? [highlight] : [],
      next: null,
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

export const PutsInEvidence: Story = {
  play: async ({ canvasElement }) => {
    const text = await type(canvasElement, '/');
    // A search for a tag finds the highlights that have it.
    await within(canvasElement).findByRole('option', { name: /collector config.*First hour/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(text.querySelector('[data-evidence]')).toHaveTextContent('I just grabbed the collector config'),
    );
    await expect(within(text).getByRole('link', { name: 'Q&A with Adriel' })).toHaveAttribute(
      'href',
      `/data/${highlight.noteId}#highlight-${highlight.id}`,
    );
    pieces.set(new Map([[highlight.id, { ...highlight, lost: true }]]));
    await expect(text).toHaveTextContent('The words are no longer in the note');
    pieces.set(new Map([[highlight.id, null]]));
    await expect(text).toHaveTextContent('This evidence is gone');
  },
};
export const MarksWhatIsUsed: Story = {
  play: async ({ canvasElement }) => {
    const text = await type(canvasElement, '/');
    await expect(await within(canvasElement).findByRole('option', { name: /collector config/ })).not.toHaveTextContent(
      'In this insight',
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(text.querySelector('[data-evidence]')).not.toBeNull());
    await userEvent.keyboard('/');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('option', { name: /collector config/ })).toHaveTextContent(
        'In this insight',
      ),
    );
  },
};
export const EnterMeansWhatIsTyped: Story = {
  beforeEach: answering({
    [`GET /api/v1/projects/${highlight.projectId}/highlights`]: async (_: unknown, { url }: Request) => {
      await new Promise((later) => {
        setTimeout(later, 60);
      });
      return {
        items: [highlight, other].filter(({ text }) => text.includes(new URL(url).searchParams.get('search') ?? '')),
        next: null,
      };
    },
  }),
  play: async ({ canvasElement }) => {
    const text = await type(canvasElement, '/');
    await within(canvasElement).findByRole('option', { name: /collector config/ });
    await userEvent.keyboard('changelog{Enter}');
    await waitFor(() => expect(text.querySelector('[data-evidence]')).toHaveTextContent(other.text));
  },
};
export const HighlightsNotLoaded: Story = {
  beforeEach: answering({
    [`GET /api/v1/projects/${highlight.projectId}/highlights`]: () =>
      refusal(403, 'Forbidden', 'The token may not read this'),
  }),
  play: async ({ canvasElement }) => {
    await type(canvasElement, '/zzz');
    await expect(await within(canvasElement).findByText(/The highlights could not be loaded/)).toBeVisible();
  },
};
export const PutsInBlocks: Story = {
  play: async ({ canvasElement }) => {
    const text = await type(canvasElement, '/heading 2');
    await userEvent.click(await within(canvasElement).findByRole('option', { name: 'Heading 2' }));
    await waitFor(() => expect(text.querySelector('h3')).not.toBeNull());
    await userEvent.keyboard('What that means');
    await expect(text.querySelector('h3')).toHaveTextContent(/^What that means$/);
  },
};
const many = Array.from({ length: 8 }, (_, at) => ({
  ...highlight,
  id: `0198a5b0-7c1e-7d60-9b3a-0000000001${at}0`,
  text: `Said for the ${at + 1}. time`,
}));
export const BothInSight: Story = {
  beforeEach: answering({
    [`GET /api/v1/projects/${highlight.projectId}/highlights`]: () => ({ items: many, next: null }),
  }),
  play: async ({ canvasElement }) => {
    const text = await type(canvasElement, '/');
    const menu = within(await within(canvasElement).findByRole('listbox', { name: 'Insert' }));
    const said = within(await menu.findByRole('group', { name: /What people said/ }));
    const blocks = within(menu.getByRole('group', { name: 'Blocks' }));
    await expect(said.getAllByRole('option')).toHaveLength(3);
    const { bottom } = menu.getByRole('group', { name: 'Blocks' }).parentElement!.getBoundingClientRect();
    for (const name of ['Text', 'Heading 1', 'Heading 2'])
      await expect(blocks.getByRole('option', { name }).getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(blocks.getByRole('option', { name: 'Divider' })).toHaveAttribute('aria-selected', 'true'),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(text.querySelector('hr')).not.toBeNull());
  },
};
export const BlocksByOtherNames: Story = {
  play: async ({ canvasElement }) => {
    const text = await type(canvasElement, '/h2');
    await expect(await within(canvasElement).findByRole('option', { name: 'Heading 2' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Backspace}{Backspace}ul{Enter}');
    await waitFor(() => expect(text.querySelector('ul')).not.toBeNull());
  },
};
export const APicture: Story = {
  play: async ({ canvasElement }) => {
    const text = await type(canvasElement, '/image');
    await within(canvasElement).findByRole('option', { name: 'Picture' });
    // The file input is stubbed: it returns a file instead of opening the system dialog.
    const press = HTMLInputElement.prototype.click;
    HTMLInputElement.prototype.click = function click() {
      const chosen = new DataTransfer();
      chosen.items.add(new File(['…'], 'Dashboard.png', { type: 'image/png' }));
      this.files = chosen.files;
      this.dispatchEvent(new Event('change'));
    };
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(keepPicture).toHaveBeenCalledTimes(1));
    HTMLInputElement.prototype.click = press;
    await expect(keepPicture.mock.calls[0]![0].name).toBe('Dashboard.png');
    await expect(text).not.toHaveTextContent('/image');
  },
};
export const LeftAsALetter: Story = {
  play: async ({ canvasElement }) => {
    const text = await type(canvasElement, '/');
    await within(canvasElement).findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasElement).queryByRole('listbox')).toBeNull());
    await expect(text).toHaveTextContent('/');
  },
};
