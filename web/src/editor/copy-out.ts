import { type RichNode, toHtml, toMarkdown } from '@evident/domain/content';
import type { Editor } from '@tiptap/core';
import { showToast } from '../kernel/toasts.ts';
import type { SpeakerNames } from './speaker-names.ts';

export type CopiedFormat = 'Markdown' | 'HTML';

/** The selected words, or the whole text, as Markdown or HTML. Highlights are left out of Markdown. */
export function writtenOut(editor: Editor, speakers: Pick<SpeakerNames, 'all'>, format: CopiedFormat): string {
  const { doc, selection } = editor.state;
  const part = selection.empty ? doc : doc.cut(selection.from, selection.to);
  const known = { speakers: Object.fromEntries(speakers.all().map(({ id, name }) => [id, name])) };
  const content = part.toJSON() as RichNode;
  return format === 'Markdown' ? toMarkdown(content, known) : toHtml(content, known);
}

/** Copies the selected words or the whole text, and says which. */
export async function copyOut(
  editor: Editor,
  speakers: Pick<SpeakerNames, 'all'>,
  format: CopiedFormat,
): Promise<void> {
  const what = editor.state.selection.empty ? 'Text' : 'Selection';
  try {
    await navigator.clipboard.writeText(writtenOut(editor, speakers, format));
    showToast({ title: `${what} copied as ${format}` });
  } catch {
    showToast({ tone: 'danger', title: 'Copying failed', message: 'The browser blocked the clipboard.' });
  }
}
