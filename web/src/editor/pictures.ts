import type { Editor } from '@tiptap/core';
import { asProblem } from '../kernel/api/api-problem.ts';
import { showToast } from '../kernel/toasts.ts';

/** Keeps a picture and answers its file's id. */
export type KeepPicture = (file: File) => Promise<string>;

/** Lets somebody choose a picture and puts it where they write; why that failed is said. Asked for by a press or a key, as browsers demand. */
export function choosePicture(editor: Editor, keep: KeepPicture): void {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = 'image/*';
  field.onchange = () => {
    const file = field.files?.[0];
    if (file) void putIn(editor, file, keep).catch(sayWhy);
  };
  field.click();
}

/** The pictures that were pasted or dropped; none where words came with them, as from a text program that adds a picture of its page. */
export function picturesIn(data: DataTransfer | null): File[] {
  if (!data || data.getData('text/plain').trim() !== '') return [];
  return [...data.files].filter(({ type }) => type.startsWith('image/'));
}

/** Puts pictures where somebody writes, one below the other, or at a position of the document; why one failed is said. */
export function putPictures(editor: Editor, files: readonly File[], keep: KeepPicture, at?: number): void {
  if (at !== undefined) editor.commands.setTextSelection(at);
  void (async () => {
    for (const file of files) await putIn(editor, file, keep).catch(sayWhy);
  })();
}

async function putIn(editor: Editor, file: File, keep: KeepPicture): Promise<void> {
  const fileId = await keep(file);
  if (editor.isDestroyed) return;
  const { $to } = editor.state.selection;
  // never instead of a picture or words that are chosen, such as the picture before
  editor
    .chain()
    .focus()
    .insertContentAt($to.pos, { type: 'image', attrs: { fileId, alt: file.name.replace(/\.\w+$/, '') } })
    .run();
}

function sayWhy(thrown: unknown): void {
  const { title, explanation } = asProblem(thrown);
  showToast({
    tone: 'danger',
    title: 'The picture was not added',
    message: explanation ? `${title}. ${explanation}` : title,
  });
}
