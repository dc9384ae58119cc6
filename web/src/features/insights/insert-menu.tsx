import { useDebouncedValue } from '@mantine/hooks';
import type { HighlightView } from '@evident/domain/highlights';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import type { Editor } from '@tiptap/core';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { KeepPicture } from '../../editor/pictures.ts';
import { useStore } from '../../kernel/store.ts';
import { Check } from 'lucide-react';
import { blocksFor } from './block-choices.ts';
import { insertEvidence } from './insert-evidence.ts';
import type { Slash, SlashMenu } from './slash.ts';
import { useMenuHighlights } from './use-project-highlights.ts';
import styles from './insert-menu.module.css';

interface Props {
  editor: Editor;
  menu: SlashMenu;
  projectId: string;
  onImage: KeepPicture;
  /** Highlights that the insight shows already; the menu marks them. */
  shownIds: readonly string[];
}

/** What `/` offers, laid over the text it stands beside, in two sections: what people said in this project, found by its words, who said them, where, and its tags, and the kinds of blocks, found by name. */
export function InsertMenu({ menu, ...needs }: Props) {
  const typed = useStore(menu.typed);
  return typed && <Choices menu={menu} typed={typed} {...needs} />;
}

interface Choice {
  key: string;
  group: 'What people said' | 'Blocks';
  shown: ReactNode;
  run: () => void;
}

const SEARCH_AFTER_MS = 120;
const WIDTH = 380;
const HEIGHT = 420;
/** So many of what people said last leave the blocks in sight. */
const BEFORE_TYPING = 3;
const GAP = 4;

function Choices({ editor, menu, projectId, onImage, shownIds, typed }: Props & { typed: Slash }) {
  const [search] = useDebouncedValue(typed.query.trim(), SEARCH_AFTER_MS);
  const { found, pending, stale, problem } = useMenuHighlights(projectId, search);
  const [stepped, setStepped] = useState({ query: typed.query, at: 0 });
  const at = stepped.query === typed.query ? stepped.at : 0;
  const setAt = (next: number) => setStepped({ query: typed.query, at: next });
  const list = useRef<HTMLDivElement>(null);
  const named = typed.query.trim() !== '';
  const evidence = (named ? found : found.slice(0, BEFORE_TYPING)).map((highlight): Choice => ({
    key: highlight.id,
    group: 'What people said',
    shown: <Words of={highlight} used={shownIds.includes(highlight.id)} />,
    run: () => insertEvidence(editor, highlight.id, typed),
  }));
  const blocks = blocksFor(typed.query).map(({ label, icon: Icon, sign, run }): Choice => ({
    key: label,
    group: 'Blocks',
    shown: (
      <span className={styles.block}>
        <Icon size={16} aria-hidden />
        {label}
        {sign && (
          <kbd className={styles.sign} aria-hidden>
            {sign}
          </kbd>
        )}
      </span>
    ),
    run: () => {
      editor.commands.deleteRange(typed);
      run(editor, onImage);
    },
  }));
  // What was meant by name stands first; before anything is typed, what insights are made of.
  const sections = (named ? [blocks, evidence] : [evidence, blocks]).filter((section) => section.length > 0);
  const choices = sections.flat();
  const chosen = Math.min(at, Math.max(choices.length - 1, 0));
  // Enter means what is typed, so it waits where the words that were found are not yet those.
  const [entered, setEntered] = useState<string | null>(null);
  const early = choices[chosen]?.group !== 'Blocks' && !problem && (stale || search !== typed.query.trim());
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it ends itself: then nothing waits any more
  useEffect(() => {
    if (entered !== typed.query || early) return;
    // oxlint-disable-next-line react/set-state-in-effect -- what is run changes the text, which is not drawn by React
    setEntered(null);
    choices[chosen]?.run();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/immutability -- the text asks whoever draws its menu
    menu.onKey = (key) => {
      if (choices.length === 0 && !early) return false;
      if (key === 'ArrowDown') setAt((chosen + 1) % choices.length);
      else if (key === 'ArrowUp') setAt((chosen - 1 + choices.length) % choices.length);
      else setEntered(typed.query);
      return true;
    };
    return () => {
      menu.onKey = () => false;
    };
  });
  useEffect(() => {
    const { dom } = editor.view;
    dom.setAttribute('aria-controls', 'insert-menu');
    return () => {
      for (const name of ['aria-controls', 'aria-activedescendant']) dom.removeAttribute(name);
    };
  }, [editor]);
  useLayoutEffect(() => {
    if (choices.length > 0) editor.view.dom.setAttribute('aria-activedescendant', `insert-${chosen}`);
    else editor.view.dom.removeAttribute('aria-activedescendant');
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [editor, chosen, choices.length]);
  const text = editor.view.dom.getBoundingClientRect();
  // Above a keyboard there is less room than on a desk.
  const maxHeight = Math.min(HEIGHT, window.innerHeight / 2);
  const above = typed.spot.bottom + maxHeight > window.innerHeight && typed.spot.top > maxHeight;
  const place = {
    maxHeight,
    left: Math.max(0, Math.min(typed.spot.left - text.left, text.width - WIDTH)),
    top: (above ? typed.spot.top - GAP : typed.spot.bottom + GAP) - text.top,
  };
  return (
    <div
      ref={list}
      id="insert-menu"
      role={choices.length > 0 ? 'listbox' : 'status'}
      aria-label="Insert"
      tabIndex={0}
      data-above={above}
      className={styles.menu}
      style={place}
      onMouseDown={(event) => event.preventDefault()}
    >
      {sections.map((section) => (
        <div
          key={section[0]!.group}
          role="group"
          aria-labelledby={`insert-group-${section[0]!.group === 'Blocks' ? 'blocks' : 'said'}`}
        >
          <p
            id={`insert-group-${section[0]!.group === 'Blocks' ? 'blocks' : 'said'}`}
            className={styles.group}
            role="presentation"
          >
            {section[0]!.group}
            {section === evidence && !named && <span className={styles.hint}>type to find more</span>}
          </p>
          {section.map((choice) => {
            const index = choices.indexOf(choice);
            return (
              <div
                key={choice.key}
                id={`insert-${index}`}
                role="option"
                aria-selected={index === chosen}
                className={styles.choice}
                onMouseMove={() => setAt(index)}
                onClick={choice.run}
              >
                {choice.shown}
              </div>
            );
          })}
        </div>
      ))}
      {choices.length === 0 && (
        <p className={styles.none}>
          {problem
            ? 'The highlights could not be loaded. Keep typing to try again, or press Escape.'
            : pending || early
              ? 'Looking…'
              : 'No matching highlights in this project. Press Escape to keep the slash.'}
        </p>
      )}
    </div>
  );
}

function Words({ of: { text, speaker, noteTitle, tags }, used }: { of: HighlightView; used: boolean }) {
  return (
    <span className={styles.evidence}>
      <span className={styles.words} dir="auto">
        {text}
      </span>
      <span className={styles.from}>
        {[speaker, noteTitle || UNTITLED_NOTE, ...tags.map(({ title }) => title)].filter(Boolean).join(' · ')}
      </span>
      {used && (
        <span className={styles.used}>
          <Check size={13} aria-hidden />
          In this insight
        </span>
      )}
    </span>
  );
}
