import { useDebouncedValue } from '@mantine/hooks';
import { type HighlightView, highlightLabel } from '@evident/domain/highlights';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import type { Editor } from '@tiptap/core';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { blocksFor, type BlockChoice } from '../../editor/block-choices.ts';
import type { KeepPicture } from '../../editor/pictures.ts';
import { insertEvidence } from './insert-evidence.ts';
import type { Slash } from './slash.ts';
import { useMenuHighlights } from './use-project-highlights.ts';
import styles from './insert-menu.module.css';

export interface Choice {
  readonly key: string;
  readonly group: 'What people said' | 'Blocks';
  readonly shown: ReactNode;
  readonly run: () => void;
}

const SEARCH_AFTER_MS = 120;
/** Maximum highlights without a query, so that the blocks stay visible. */
const BEFORE_TYPING = 3;

interface Needs {
  editor: Editor;
  projectId: string;
  onImage: KeepPicture;
  shownIds: readonly string[];
  typed: Slash;
}

/** The sections of the menu: matching highlights of the project, and matching blocks. */
export function useInsertChoices({ editor, projectId, onImage, shownIds, typed }: Needs) {
  const [search] = useDebouncedValue(typed.query.trim(), SEARCH_AFTER_MS);
  const { found, pending, stale, problem } = useMenuHighlights(projectId, search);
  const named = typed.query.trim() !== '';
  const evidence = (named ? found : found.slice(0, BEFORE_TYPING)).map((highlight): Choice => ({
    key: highlight.id,
    group: 'What people said',
    shown: <Words of={highlight} used={shownIds.includes(highlight.id)} />,
    run: () => insertEvidence(editor, highlight.id, typed),
  }));
  const blocks = blocksFor(typed.query).map((block): Choice => ({
    key: block.label,
    group: 'Blocks',
    shown: <Block block={block} />,
    run: () => {
      editor.commands.deleteRange(typed);
      block.run(editor, onImage);
    },
  }));
  // A matching block comes first; without a query, evidence does.
  const sections = (named ? [blocks, evidence] : [evidence, blocks]).filter((section) => section.length > 0);
  const outdated = !problem && (stale || search !== typed.query.trim());
  return { sections, named, pending, problem, outdated };
}

function Block({ block: { label, icon: Icon, sign } }: { block: BlockChoice }) {
  return (
    <span className={styles.block}>
      <Icon size={16} aria-hidden />
      {label}
      {sign && (
        <kbd className={styles.sign} aria-hidden>
          {sign}
        </kbd>
      )}
    </span>
  );
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
