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
  field.onchange = () => { const file = field.files?.[0]; if (file) void putIn(editor, file, keep).catch(sayWhy); };
  field.click();
}

async function putIn(editor: Editor, file: File, keep: KeepPicture): Promise<void> {
  const fileId = await keep(file);
  if (!editor.isDestroyed) editor.chain().focus().insertContent({ type: 'image', attrs: { fileId, alt: file.name.replace(/\.\w+$/, '') } }).run();
}

function sayWhy(thrown: unknown): void {
  const { title, explanation } = asProblem(thrown);
  showToast({ tone: 'danger', title: 'The picture was not added', message: explanation ? `${title}. ${explanation}` : title });
}
