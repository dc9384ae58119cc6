import { Button } from '@mantine/core';
import { NOT_ENOUGH_DATA, isBeingWritten } from '@evident/domain/evidence';
import { countWords, type ResearchView } from '@evident/domain/research';
import type { ReactNode } from 'react';
import { AiState } from '../../ai/ai-state.tsx';
import { EvidenceTextView } from '../../ai/evidence-text.tsx';
import { WrittenBy } from '../../ai/written-by.tsx';
import { Section } from '../../ui/section.tsx';
import { ResearchSteps } from './research-steps.tsx';
import { useRetryResearch, useStopResearch } from '../../data/research/mutations.ts';
import styles from './research.module.css';

interface Props {
  research: ResearchView;
  /** Actions on the findings, once they are written. */
  actions?: ReactNode;
}

/** A research: its budget, its steps and its findings. */
export function ResearchReport({ research, actions }: Props) {
  const { state, reason, steps, next, text, used, budget, scopeTitle, scope, counts, limits } = research;
  const stop = useStopResearch(research);
  const retry = useRetryResearch(research);
  const isOver = !isBeingWritten({ state });
  const place = scope.type === 'WORKSPACE' ? 'Everything you can see' : (scopeTitle ?? 'A place you can no longer see');
  return (
    <div className={styles.report}>
      <p className={styles.facts}>
        {place} · {used.sources} of {budget.sources} notes · {used.searches} of {budget.searches} searches ·{' '}
        {used.tokens.toLocaleString()} of {budget.tokens.toLocaleString()} tokens
        {!isOver && (
          <Button size="compact-sm" variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
            Stop
          </Button>
        )}
      </p>
      <details open={!isOver} className={styles.details}>
        <summary>{isOver ? `${steps.length} steps` : 'Steps'}</summary>
        <ResearchSteps steps={steps} next={next} />
      </details>
      {isOver && (
        <AiState
          text={{ state, reason }}
          {...(state !== 'DONE' && { onRetry: () => retry.mutate() })}
          notEnough={reason === NOT_ENOUGH_DATA ? 'Nothing that you can see answers this' : undefined}
        />
      )}
      {text.content.sections.length > 0 && (
        <Section title="Findings">
          <EvidenceTextView
            text={text}
            aside={({ key }) => {
              const of = counts.findings.find((finding) => finding.key === key);
              return of ? countWords(counts, of) : null;
            }}
          />
          <footer className={styles.footer}>
            <WrittenBy method={text.method} model={text.model} />
            {isOver && actions}
          </footer>
        </Section>
      )}
      {isOver && limits.length > 0 && (
        <Section title="Limits">
          <ul className={styles.limits}>
            {limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
