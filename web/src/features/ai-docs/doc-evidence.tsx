import type { AiDocView } from '@evident/domain/ai-docs';
import { isBeingWritten } from '@evident/domain/evidence';
import { FRAMEWORKS } from '@evident/domain/summaries';
import type { ReactNode } from 'react';
import { EvidenceTextView } from '../../ai/evidence-text.tsx';
import { nothingFound } from '../../ai/nothing-found.ts';
import { useAiText } from '../../data/ai/mutations.ts';
import { WrittenBy } from '../../ai/written-by.tsx';
import styles from './ai-docs.module.css';

const KINDS = { NOTE: 'Note', INSIGHT: 'Insight', TAG: 'Tag', PROJECT: 'Project', FILTER: 'Filter' } as const;

interface Props {
  doc: AiDocView;
  /** Actions on the generated text. */
  actions?: ReactNode;
}

/** The generated text of a doc next to its document: every sentence with its quotes, and the chosen sources. */
export function DocEvidence({ doc: { text: found, framework, prompt, sources }, actions }: Props) {
  const text = useAiText(found.id).text ?? found;
  const hasText = text.content.sections.length > 0;
  const lacking = nothingFound(framework, text);
  return (
    <div className={styles.evidence}>
      <h2>Evidence</h2>
      <div className={styles.foot}>
        <span>{FRAMEWORKS[framework].label}</span>
        {hasText && <WrittenBy method={text.method} model={text.model} />}
      </div>
      {prompt !== null && <p className={styles.prompt}>{prompt}</p>}
      {hasText ? (
        <EvidenceTextView text={text} />
      ) : (
        <p className={styles.prompt}>
          {isBeingWritten(text) ? 'Sentences appear here with their quotes.' : 'There are no sentences with quotes.'}
        </p>
      )}
      {lacking && <p className={styles.prompt}>{lacking}</p>}
      {hasText && !isBeingWritten(text) && <div className={styles.foot}>{actions}</div>}
      <h2>Sources</h2>
      <ul className={styles.sources} aria-label="Sources">
        {sources.map(({ type, id, title }) => (
          <li key={`${type} ${id}`}>
            {KINDS[type]}: {title ?? 'gone, or out of your sight'}
          </li>
        ))}
      </ul>
    </div>
  );
}
