import { isBeingWritten } from '@evident/domain/evidence';
import type { WrapView } from '@evident/domain/wraps';
import { AiState } from '../../ai/ai-state.tsx';
import { EvidenceTextView } from '../../ai/evidence-text.tsx';
import { WrittenBy } from '../../ai/written-by.tsx';
import { EmergingThemes } from './emerging-themes.tsx';
import styles from './wrap-card.module.css';

interface Props {
  wrap: WrapView;
  onRetry?: () => void;
}

/** A wrap: its figures, the themes that grew, and its text with quotes. */
export function WrapCard({ wrap: { id, title, text, blocks, notes, highlights }, onRetry }: Props) {
  const themes = blocks.find(({ type }) => type === 'graph')?.items ?? [];
  return (
    <article className={styles.wrap} aria-labelledby={`wrap-${id}`} aria-busy={isBeingWritten(text)}>
      <header>
        <h3 className={styles.title} id={`wrap-${id}`} dir="auto">
          {title}
        </h3>
        <p className={styles.counts}>
          {counted(highlights, 'highlight')} and {counted(notes, 'new note')}
        </p>
      </header>
      {themes.length > 0 && <EmergingThemes themes={themes} />}
      <AiState text={text} onRetry={onRetry} />
      {text.content.sections.length > 0 && (
        <>
          <EvidenceTextView text={text} level={4} />
          <WrittenBy method={text.method} model={text.model} />
        </>
      )}
    </article>
  );
}

const counted = (count: number, thing: string): string => `${count.toLocaleString()} ${thing}${count === 1 ? '' : 's'}`;
