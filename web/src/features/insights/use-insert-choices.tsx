import { useDebouncedValue } from '@mantine/hooks';
import { type HighlightView, highlightLabel } from '@evident/domain/highlights';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import type { Editor } from '@tiptap/core';
import { Check } from 'lucide-react';
import { blockChoices } from '../../editor/block-choice-shown.tsx';
import type { BlockNeeds } from '../../editor/block-choices.ts';
import type { Typed } from '../../editor/typed-menu.ts';
import type { Choice } from '../../editor/use-menu-keys.ts';
import { insertEvidence } from './insert-evidence.ts';
import { useMenuHighlights } from './use-project-highlights.ts';
import styles from './evidence-choice.module.css';

const SEARCH_AFTER_MS = 120;
/** Maximum highlights without a query, so that the blocks stay visible. */
const BEFORE_TYPING = 3;

interface Needs extends BlockNeeds {
  editor: Editor;
  shownIds: readonly string[];
  typed: Typed;
}

/** The sections of the menu: matching highlights of the project, and matching blocks. */
export function useInsertChoices({ editor, projectId, onImage, shownIds, typed }: Needs) {
  const [search] = useDebouncedValue(typed.query.trim(), SEARCH_AFTER_MS);
  const { found, pending, stale, problem } = useMenuHighlights(projectId, search);
  const named = typed.query.trim() !== '';
  const evidence = (named ? found : found.slice(0, BEFORE_TYPING)).map((highlight): Choice => ({
    key: highlight.id,
    group: 'What people said',
    asked: true,
    shown: <Words of={highlight} used={shownIds.includes(highlight.id)} />,
    run: () => insertEvidence(editor, highlight.id, typed),
  }));
  const blocks = blockChoices(editor, typed, { projectId, onImage });
  // A matching block comes first; without a query, evidence does.
  const sections = (named ? [blocks, evidence] : [evidence, blocks]).filter((section) => section.length > 0);
  const outdated = !problem && (stale || search !== typed.query.trim());
  return { sections, named, pending, problem, outdated };
}

function Words({ of, used }: { of: HighlightView; used: boolean }) {
  const { speaker, noteTitle, tags } = of;
  return (
    <span className={styles.evidence}>
      <span className={styles.words} dir="auto">
        {highlightLabel(of)}
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
