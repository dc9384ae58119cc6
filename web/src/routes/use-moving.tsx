import { UNTITLED_INSIGHT, type InsightView } from '@evident/domain/insights';
import { UNTITLED_NOTE, type NoteView } from '@evident/domain/notes';
import { Copy, FolderInput, Scissors, TextSelect } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { FieldOpening } from '../ui/field-opening.tsx';
import { useCopyInsight, useSplitNote } from '../data/moving/mutations.ts';
import { pathOf } from '../kernel/peek/peek.ts';
import { showProblem } from '../kernel/show-problem.ts';
import { showToast } from '../kernel/toasts.ts';
import type { MenuEntry } from '../ui/menu-entry.ts';
import { type MovedWords, placeIn, wordsIn } from '../editor/words-to-move.ts';
import type { LiveDocument } from '../editor/live-document.ts';
import { useCarriedWords } from './use-carried-words.ts';
import type { Editor } from '@tiptap/core';

const MoveDialog = lazy(async () => ({
  default: (await import('../ui/move-to-project-dialog.tsx')).MoveToProjectDialog,
}));
const CopyDialog = lazy(async () => ({
  default: (await import('../features/insights/copy-dialog.tsx')).CopyDialog,
}));

const MoveTextDialog = lazy(async () => ({
  default: (await import('./move-text-dialog.tsx')).MoveTextDialog,
}));

interface Moving {
  entries: MenuEntry[];
  dialog: ReactNode;
}

const moveEntry = (reason: string | null | undefined, run: () => void): MenuEntry => ({
  label: 'Move to another project…',
  icon: FolderInput,
  disabledReason: reason,
  run,
});

/** The menu entry that moves a note to another project. */
export function useMovingNote(note: Pick<NoteView, 'id' | 'title' | 'projectId'>, reason?: string | null): Moving {
  const [open, setOpen] = useState(false);
  return {
    entries: [moveEntry(reason, () => setOpen(true))],
    dialog: open && (
      <Suspense fallback={<FieldOpening />}>
        <MoveDialog
          objectType="NOTE"
          objectIds={[note.id]}
          title={`“${note.title || UNTITLED_NOTE}”`}
          projectId={note.projectId}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ),
  };
}

/** Carries highlights of cut words; the menu entries that split a note at the caret, and move the selected words or the block at the caret. */
export function useMovingText(
  note: Pick<NoteView, 'id' | 'projectId'>,
  editor: Editor | null,
  live: LiveDocument | null,
  reason?: string | null,
): Moving {
  useCarriedWords(note.id, editor, live);
  const [words, setWords] = useState<MovedWords | null>(null);
  const split = useSplitNote(note.id);
  const splitHere = async () => {
    const at = editor && placeIn(editor.state, editor.isEditable);
    if (!at) {
      showToast({
        title: 'Click the words where the new note begins',
        message: 'It can’t begin with the first words.',
      });
      return;
    }
    try {
      // the server must have the same text, without the words typed for the menu
      await live?.settled();
      await split.mutateAsync({ at });
    } catch (thrown) {
      showProblem(thrown, 'Splitting failed');
    }
  };
  const moveWords = () => {
    const found = editor && wordsIn(editor.state);
    if (found) setWords(found);
    else showToast({ title: 'Select the words to move first' });
  };
  return {
    entries: [
      { label: 'Split note here', icon: Scissors, disabledReason: reason, run: () => void splitHere() },
      { label: 'Move to note…', icon: TextSelect, disabledReason: reason, run: moveWords },
    ],
    dialog: words && (
      <Suspense fallback={<FieldOpening />}>
        <MoveTextDialog note={note} words={words} onClose={() => setWords(null)} />
      </Suspense>
    ),
  };
}

/** The menu entries that move and duplicate an insight. */
export function useMovingInsight({ id, title, projectId }: InsightView, reason?: string | null): Moving {
  const [open, setOpen] = useState<'move' | 'copy' | null>(null);
  const copy = useCopyInsight(id);
  const navigate = useNavigate();
  const name = `“${title || UNTITLED_INSIGHT}”`;
  const into = async (target: { id: string }) => {
    setOpen(null);
    try {
      const made = await copy.mutateAsync({ projectId: target.id });
      if (!made) return;
      const left = made.evidence + made.images;
      if (left > 0) showToast({ title: 'Some parts were left out', message: leftOut(made.evidence, made.images) });
      void navigate(pathOf({ kind: 'insight', id: made.id }));
    } catch (thrown) {
      showProblem(thrown, 'Duplicating failed');
    }
  };
  return {
    entries: [
      { label: 'Duplicate…', icon: Copy, run: () => setOpen('copy') },
      moveEntry(reason, () => setOpen('move')),
    ],
    dialog: open && (
      <Suspense fallback={<FieldOpening />}>
        {open === 'move' ? (
          <MoveDialog
            objectType="INSIGHT"
            objectIds={[id]}
            title={name}
            projectId={projectId}
            onClose={() => setOpen(null)}
          />
        ) : (
          <CopyDialog title={name} onClose={() => setOpen(null)} onChoose={(target) => void into(target)} />
        )}
      </Suspense>
    ),
  };
}

const leftOut = (evidence: number, images: number): string =>
  [
    evidence > 0 && `${evidence} quote${evidence === 1 ? '' : 's'} that you can’t see`,
    images > 0 && `${images} image${images === 1 ? '' : 's'} of the other project`,
  ]
    .filter(Boolean)
    .join(', ');
