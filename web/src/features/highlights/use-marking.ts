import type { Editor } from '@tiptap/core';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { LiveDocument } from '../../editor/live-document.ts';
import { overlay } from '../../editor/overlays.ts';
import { showToast } from '../../kernel/toasts.ts';
import type { Spot } from './floating.tsx';
import { useHighlightChanges } from './use-highlight-changes.ts';
import { useTints, wordsOf } from './use-marked-words.ts';
import { useNewHighlights, wordsAt } from './use-new-highlights.ts';
import { useNoteHighlights } from './use-note-highlights.ts';
import { spotOf, spotOfElement, useSelectedWords, type Words } from './use-selected-words.ts';
import { useTagChoices, type WantedTag } from './use-tag-choices.ts';
import { useRemoval } from './use-removal.ts';

/** What is open at some words: the card of a highlight, or the list of tags or of insights for a highlight or for selected words. */
export type Opened =
  { as: 'card'; id: string; spot: Spot } | { as: 'tags' | 'insights'; of: { id: string } | Words; spot: Spot };

interface Needs {
  noteId: string;
  projectId: string | undefined;
  live: LiveDocument | null;
  editor: Editor | null;
  sheet: RefObject<HTMLElement | null>;
  reason: string | undefined;
}

/** Everything one does with highlights in a note: choosing, making, tagging, moving from one to the next. */
export function useMarking({ noteId, projectId, live, editor, sheet, reason }: Needs) {
  const { highlights, ask, known, problem, again, pending } = useNoteHighlights(noteId, live);
  const tags = useTagChoices(projectId);
  const changes = useHighlightChanges(noteId, tags.idOf);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const kept = useRef(new Map<string, string>());
  const [opened, setOpened] = useState<Opened | null>(null);
  const { highlight, tagMeanwhile, keptAs } = useNewHighlights({
    noteId,
    live,
    editor,
    pending,
    idOf: tags.idOf,
    onKept: (key, id, meanwhile) => {
      kept.current.set(key, id);
      setChosenId((chosen) => (chosen === key ? id : chosen));
      setOpened((now) => now && called(now, key, id));
      for (const tag of meanwhile) changes.tag({ id, tag });
    },
  });
  const [reattachingId, setReattachingId] = useState<string | null>(null);
  const selected = useSelectedWords(editor);
  useTints(editor, highlights, chosenId);
  const latest = useRef({ highlights, chosenId });
  useEffect(() => {
    latest.current = { highlights, chosenId };
  });

  const choose = useCallback(
    (id: string, card = false) => {
      setChosenId(id);
      const words = editor && !editor.isDestroyed ? wordsOf(editor, id) : null;
      if (!words || !sheet.current) return;
      if (!card) words.scrollIntoView({ block: 'center', behavior: 'auto' });
      setOpened(card ? { as: 'card', id, spot: spotOfElement(sheet.current, words) } : null);
    },
    [editor, sheet],
  );

  const close = useCallback(() => {
    setOpened(null);
    if (!editor || editor.isDestroyed) return;
    overlay(editor.view, 'tagging', []);
    editor.view.dom.focus({ preventScroll: true });
  }, [editor]);

  const step = useCallback(
    (by: 1 | -1) => {
      const there = latest.current.highlights.filter(({ lost }) => !lost);
      if (there.length === 0) return;
      const at = there.findIndex(({ id }) => id === latest.current.chosenId);
      choose(there[at < 0 ? (by > 0 ? 0 : there.length - 1) : (at + by + there.length) % there.length]!.id);
    },
    [choose],
  );

  const removal = useRemoval((id) => {
    setChosenId(null);
    setOpened(null);
    changes.remove({ id });
  });

  const deselect = () => {
    if (editor) editor.commands.setTextSelection(editor.state.selection.to);
  };

  const openAt = (as: 'tags' | 'insights', refused: string) => {
    if (reason) return void showToast({ tone: 'danger', title: refused, message: reason });
    if (!editor || !sheet.current) return;
    if (selected) {
      overlay(editor.view, 'tagging', [{ id: 'tagging', ...selected, attrs: { class: 'hl-new' } }]);
      return setOpened({ as, of: selected, spot: spotOf(editor, sheet.current, selected) });
    }
    const words = chosenId === null ? null : wordsOf(editor, chosenId);
    if (words && chosenId !== null) setOpened({ as, of: { id: chosenId }, spot: spotOfElement(sheet.current, words) });
    else showToast({ title: 'Select words first', message: 'Or choose a highlight with j and k.' });
  };

  return {
    highlights,
    ask,
    known,
    problem,
    again,
    tags,
    chosenId,
    opened,
    selected,
    reattachingId,
    choose,
    close,
    step,
    markSelected: () => {
      if (reason) return void showToast({ tone: 'danger', title: 'The words were not highlighted', message: reason });
      if (!selected) return void showToast({ title: 'Select words first', message: 'Then press h to highlight them.' });
      const key = highlight(selected);
      deselect();
      if (key) setChosenId(key);
    },
    openTags: () => openAt('tags', 'The tag was not applied'),
    openInsights: () => openAt('insights', 'Adding to the insight failed'),
    pick: (tag: WantedTag) => {
      if (opened?.as !== 'tags') return;
      if ('id' in tag) tags.applied(tag.id);
      if ('id' in opened.of) {
        const id = kept.current.get(opened.of.id) ?? opened.of.id;
        if (!tagMeanwhile(id, tag)) changes.tag({ id, tag });
      } else {
        const key = highlight(opened.of, [tag]);
        deselect();
        if (key) setChosenId(key);
      }
      close();
    },
    /** The id of the highlight that the list of insights is open for; selected words become one. null when the server refused it. */
    pickHighlight: async (): Promise<string | null> => {
      if (opened?.as !== 'insights') return null;
      const id = 'id' in opened.of ? opened.of.id : highlight(opened.of);
      if (!('id' in opened.of)) deselect();
      if (id) setChosenId(id);
      close();
      return id === null ? null : keptAs(id);
    },
    untag: (id: string, tag: { id: string; title: string }) => changes.untag({ id, tagId: tag.id, title: tag.title }),
    /** Asks first when insights use the highlight. */
    remove: removal.ask,
    removal,
    reattach: (id: string | null) => setReattachingId(id),
    putHere: () => {
      if (!editor || !selected || reattachingId === null) return;
      const [id, words] = [reattachingId, wordsAt(editor, selected)];
      void live?.settled().then(() => changes.reattach({ id, words }));
      setReattachingId(null);
      deselect();
    },
  };
}

/** What is open, once the server has given the highlight its own id. */
function called(opened: Opened, key: string, id: string): Opened {
  if (opened.as === 'card') return opened.id === key ? { ...opened, id } : opened;
  return 'id' in opened.of && opened.of.id === key ? { ...opened, of: { id } } : opened;
}

export type Marking = ReturnType<typeof useMarking>;
