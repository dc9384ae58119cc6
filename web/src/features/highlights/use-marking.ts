import type { Editor } from '@tiptap/core';
import { useRef, useState, type RefObject } from 'react';
import type { HighlightAbout, HighlightView } from '@evident/domain/highlights';
import type { LiveDocument } from '../../editor/live-document.ts';
import { overlay } from '../../editor/overlays.ts';
import { pointAt } from '../../editor/text-positions.ts';
import { showToast } from '../../kernel/toasts.ts';
import { useHighlightChanges } from './use-highlight-changes.ts';
import { placeOf, useTints } from './use-marked-words.ts';
import { useNewHighlights } from './use-new-highlights.ts';
import { useNoteHighlights } from './use-note-highlights.ts';
import { useOpened, withServerId, type Opened } from './use-opened.ts';
import { spotOf, spotOfElement, useSelectedWords, type Words } from './use-selected-words.ts';
import type { WantedTag } from './tag-id-of.ts';
import { useTagChoices } from './use-tag-choices.ts';
import { useRemoval } from './use-removal.ts';
import { wordsAt } from './words-at.ts';

interface Needs {
  noteId: string;
  projectId: string | undefined;
  live: LiveDocument | null;
  editor: Editor | null;
  sheet: RefObject<HTMLElement | null>;
  reason: string | undefined;
}

/** State and actions for the highlights of a note: select, create, tag, step through. */
export function useMarking({ noteId, projectId, live, editor, sheet, reason }: Needs) {
  const noteHighlights = useNoteHighlights(noteId, live);
  const { highlights } = noteHighlights;
  const tags = useTagChoices(projectId);
  const changes = useHighlightChanges(noteId, projectId);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { setOpened, ...open } = useOpened({ highlights, editor, sheet, chosenId, setChosenId });
  const kept = useRef(new Map<string, string>());
  const creating = useNewHighlights({
    noteId,
    projectId,
    live,
    editor,
    pending: noteHighlights.pending,
    idOf: tags.idOf,
    onKept: (key, id, meanwhile) => {
      kept.current.set(key, id);
      setChosenId((chosen) => (chosen === key ? id : chosen));
      setOpened((now) => now && withServerId(now, key, id));
      for (const tag of meanwhile) changes.tag({ id, tag });
    },
  });
  const selected = useSelectedWords(editor);
  useTints(editor, highlights, chosenId);
  const removal = useRemoval((id) => {
    setChosenId(null);
    setOpened(null);
    changes.remove({ id });
  });
  const deselect = () => {
    if (!editor) return;
    overlay(editor.view, 'tagging', []);
    editor.commands.setTextSelection(editor.state.selection.to);
  };
  /** Highlights the words and selects the result; null if refused. */
  const create = (words: Words, withTags: readonly WantedTag[] = []): string | null => {
    const key = creating.highlight(words, withTags);
    deselect();
    if (key) setChosenId(key);
    return key;
  };
  const tag = (id: string, wanted: WantedTag) => {
    const now = kept.current.get(id) ?? id;
    if (!creating.tagMeanwhile(now, wanted)) changes.tag({ id: now, tag: wanted });
  };

  return {
    ...listed(noteHighlights),
    tags,
    chosenId,
    ...open,
    selected,
    deselect,
    ...useOpening({ editor, sheet, selected, chosenId, reason, setOpened }),
    ...usePicking({
      opened: open.opened,
      setOpened,
      close: open.close,
      setChosenId,
      tags,
      create,
      tag,
      keptAs: creating.keptAs,
    }),
    ...useReattaching({ editor, live, selected, deselect, reattach: changes.reattach }),
    markSelected: () => {
      if (reason) return void showToast({ tone: 'danger', title: 'The words were not highlighted', message: reason });
      if (!selected) return void showToast({ title: 'Select words first', message: 'Then highlight them.' });
      create(selected);
    },
    /** The saved highlight of the selected words; null if the server refused it. */
    keepSelected: async (): Promise<string | null> => {
      const id = selected && create(selected);
      return id === null ? null : creating.keptAs(id);
    },
    untag: (id: string, { id: tagId, title }: { id: string; title: string }) => changes.untag({ id, tagId, title }),
    about: (id: string, about: HighlightAbout) => changes.annotate({ id, about }),
    ...useDividing({ editor, live, selected, deselect, highlights, changes, choose: setChosenId }),
    /** Asks for confirmation if insights use the highlight. */
    remove: removal.ask,
    removal,
  };
}

const listed = ({ highlights, ask, known, problem, again }: ReturnType<typeof useNoteHighlights>) => ({
  highlights,
  ask,
  known,
  problem,
  again,
});

interface Opening extends Pick<Needs, 'editor' | 'sheet' | 'reason'> {
  selected: Words | null;
  chosenId: string | null;
  setOpened: (opened: Opened) => void;
}

/** Opens the list of tags or insights for the selected words or the chosen highlight. */
function useOpening({ editor, sheet, selected, chosenId, reason, setOpened }: Opening) {
  const openAt = (as: 'tags' | 'insights', refused: string) => {
    if (reason) return void showToast({ tone: 'danger', title: refused, message: reason });
    if (!editor || !sheet.current) return;
    if (selected) {
      overlay(editor.view, 'tagging', [{ id: 'tagging', ...selected, attrs: { class: 'hl-new' } }]);
      return setOpened({ as, of: selected, spot: spotOf(editor, sheet.current, selected) });
    }
    const words = chosenId === null ? null : placeOf(editor, chosenId);
    if (words && chosenId !== null) setOpened({ as, of: { id: chosenId }, spot: spotOfElement(sheet.current, words) });
    else showToast({ title: 'Select words first', message: 'Or choose a highlight with j and k.' });
  };
  return {
    openTags: () => openAt('tags', 'The tag was not applied'),
    openInsights: () => openAt('insights', 'Adding to the insight failed'),
  };
}

interface Picking {
  opened: Opened | null;
  setOpened: (opened: Opened) => void;
  close: () => void;
  setChosenId: (id: string) => void;
  tags: ReturnType<typeof useTagChoices>;
  create: (words: Words, tags?: readonly WantedTag[]) => string | null;
  tag: (id: string, tag: WantedTag) => void;
  keptAs: (id: string) => Promise<string | null>;
}

/** Applies a choice from the open list. Selected words become a highlight first. */
function usePicking({ opened, setOpened, close, setChosenId, tags, create, tag, keptAs }: Picking) {
  return {
    pick: (wanted: WantedTag) => {
      if (opened?.as !== 'tags') return;
      if ('id' in wanted) tags.applied(wanted.id);
      if ('id' in opened.of) return tag(opened.of.id, wanted);
      const id = create(opened.of, [wanted]);
      if (id === null) close();
      else setOpened({ ...opened, of: { id } });
    },
    /** The id of the highlight that the insight list applies to; null if the server refused it. */
    pickHighlight: async (): Promise<string | null> => {
      if (opened?.as !== 'insights') return null;
      const id = 'id' in opened.of ? opened.of.id : create(opened.of);
      if (id) setChosenId(id);
      close();
      return id === null ? null : keptAs(id);
    },
  };
}

interface Dividing extends Pick<Needs, 'editor' | 'live'> {
  selected: Words | null;
  deselect: () => void;
  highlights: readonly HighlightView[];
  changes: Pick<ReturnType<typeof useHighlightChanges>, 'split' | 'join'>;
  choose: (id: string | null) => void;
}

/** Highlights of words that are saved and in the note. */
const isDivided = ({ id, target, lost }: HighlightView): boolean =>
  target === 'WORDS' && !lost && !id.startsWith('new-');

/** Splits the highlight that the selection starts in, and joins neighbors. */
function useDividing({ editor, live, selected, deselect, highlights, changes, choose }: Dividing) {
  const place = editor && selected ? pointAt(editor.state.doc, selected.from) : null;
  const cut =
    place === null ? undefined : highlights.find((one) => isDivided(one) && one.start < place && place < one.end);
  return {
    splitHere:
      cut === undefined || place === null
        ? undefined
        : () => {
            void live?.settled().then(() => changes.split({ id: cut.id, at: place }));
            deselect();
          },
    /** Joins a highlight with the one before or after it; undefined without one. */
    joinOf: (id: string) => {
      const there = highlights.filter(isDivided);
      const at = there.findIndex((one) => one.id === id);
      const joinWith = (other: HighlightView | undefined) =>
        other &&
        (() => {
          choose(null);
          changes.join({ id, withId: other.id });
        });
      return { previous: joinWith(there[at - 1]), next: at === -1 ? undefined : joinWith(there[at + 1]) };
    },
  };
}

interface Reattaching extends Pick<Needs, 'editor' | 'live'> {
  selected: Words | null;
  deselect: () => void;
  reattach: ReturnType<typeof useHighlightChanges>['reattach'];
}

/** Moves a lost highlight to the selected words. */
function useReattaching({ editor, live, selected, deselect, reattach }: Reattaching) {
  const [reattachingId, setReattachingId] = useState<string | null>(null);
  return {
    reattachingId,
    /** Moves an edge of a highlight. */
    resize: (id: string, range: Words) => {
      if (!editor) return;
      const words = wordsAt(editor, range);
      void live?.settled().then(() => reattach({ id, words, label: 'Changed the words of a highlight' }));
    },
    reattach: (id: string | null) => setReattachingId(id),
    putHere: () => {
      if (!editor || !selected || reattachingId === null) return;
      const [id, words] = [reattachingId, wordsAt(editor, selected)];
      void live?.settled().then(() => reattach({ id, words }));
      setReattachingId(null);
      deselect();
    },
  };
}

export type Marking = ReturnType<typeof useMarking>;
