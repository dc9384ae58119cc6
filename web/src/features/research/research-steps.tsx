import { Loader } from '@mantine/core';
import type { ResearchStepKind, ResearchStepView, ResearchView } from '@evident/domain/research';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import { BookOpen, Boxes, ListTree, PenLine, Scale, Search, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import styles from './research.module.css';

const ICONS: Record<ResearchStepKind, LucideIcon> = {
  PLAN: ListTree,
  SEARCH: Search,
  READ: BookOpen,
  GROUP: Boxes,
  COUNTER: Scale,
  DRAFT: PenLine,
};
const UNDER_WAY: Record<ResearchStepKind, string> = {
  PLAN: 'Planning…',
  SEARCH: 'Searching…',
  READ: 'Reading…',
  GROUP: 'Grouping passages…',
  COUNTER: 'Looking for counter-evidence…',
  DRAFT: 'Writing the findings…',
};

/** The finished steps of a research in order, and the one under way. */
export function ResearchSteps({ steps, next }: Pick<ResearchView, 'steps' | 'next'>) {
  return (
    <ol className={styles.steps} aria-label="Steps">
      {steps.map((step, at) => (
        <Row key={at} icon={ICONS[step.kind]} found={foundIn(step)}>
          {nameOf(step)}
        </Row>
      ))}
      {next !== null && (
        <li className={styles.step} aria-current="step">
          <Loader size={14} aria-hidden />
          <span role="status">{UNDER_WAY[next]}</span>
        </li>
      )}
    </ol>
  );
}

function Row({ icon: Icon, found, children }: { icon: LucideIcon; found: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <Icon size={14} aria-hidden />
      <span className={styles.name} dir="auto">
        {children}
      </span>
      <span className={styles.found}>{found}</span>
    </li>
  );
}

function nameOf({ kind, query, noteId, noteTitle }: ResearchStepView): ReactNode {
  switch (kind) {
    case 'PLAN':
      return 'Planned the searches';
    case 'SEARCH':
      return `Searched for “${query}”`;
    case 'READ':
      if (noteId === null) return 'Read a note that you can no longer see';
      return (
        <>
          Read <PeekLink item={{ kind: 'note', id: noteId }}>{noteTitle || UNTITLED_NOTE}</PeekLink>
        </>
      );
    case 'GROUP':
      return 'Grouped the passages';
    case 'COUNTER':
      return 'Looked for counter-evidence';
    case 'DRAFT':
      return 'Wrote the findings';
  }
}

const THINGS: Record<ResearchStepKind, readonly [one: string, many: string]> = {
  PLAN: ['query', 'queries'],
  SEARCH: ['note', 'notes'],
  READ: ['passage', 'passages'],
  GROUP: ['group', 'groups'],
  COUNTER: ['passage', 'passages'],
  DRAFT: ['sentence', 'sentences'],
};

function foundIn({ kind, found }: ResearchStepView): string {
  const [one, many] = THINGS[kind];
  return `${found.toLocaleString()} ${found === 1 ? one : many}`;
}
