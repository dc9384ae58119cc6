import type { Editor } from '@tiptap/core';
import { showProblem } from '../kernel/show-problem.ts';

/** Uploads an image and returns its file id. */
export type KeepPicture = (file: File) => Promise<string>;

/** Opens a file picker, inserts the image at the caret and reports errors. Browsers require a press or a key. */
export function choosePicture(editor: Editor, keep: KeepPicture): void {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = 'image/*';
  field.onchange = () => {
    const file = field.files?.[0];
    if (file) void putIn(editor, file, keep).catch(showRefusal);
  };
  field.click();
}

/**
 * Returns pasted or dropped images; none if text came with them, such as from word processors that add an image of the
 * page.
 */
export function picturesIn(data: DataTransfer | null): File[] {
  if (!data || data.getData('text/plain').trim() !== '') return [];
  return [...data.files].filter(({ type }) => type.startsWith('image/'));
}

/** Inserts images at the caret or at a position, one below the other. Reports errors. */
export function putPictures(editor: Editor, files: readonly File[], keep: KeepPicture, at?: number): void {
  if (at !== undefined) editor.commands.setTextSelection(at);
  void (async () => {
    for (const file of files) await putIn(editor, file, keep).catch(showRefusal);
  })();
}

async function putIn(editor: Editor, file: File, keep: KeepPicture): Promise<void> {
  const fileId = await keep(file);
  if (editor.isDestroyed) return;
  const { $to } = editor.state.selection;
  // inserts after a selected image or text instead of replacing it
  editor
    .chain()
    .focus()
    .insertContentAt($to.pos, { type: 'image', attrs: { fileId, alt: file.name.replace(/\.\w+$/, '') } })
    .run();
}

function showRefusal(thrown: unknown): void {
  showProblem(thrown, 'The picture was not added');
}
