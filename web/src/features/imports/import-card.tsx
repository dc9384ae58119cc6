import { Button } from '@mantine/core';
import { Link, useMatch } from 'react-router';
import { idFromSlugged, slugged } from '@evident/domain/links';
import { isOver } from '@evident/domain/imports';
import { useEffect, useRef, useState } from 'react';
import { useCancelImport } from '../../data/imports/mutations.ts';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { ProgressCard, type Progressing } from '../../ui/progress-card.tsx';
import { ImportReport } from './import-report.tsx';
import type { ImportRun } from './shapes.ts';
import type { StartedImport } from './started-imports.ts';
import { outcomeOf, progressOf, useImport } from './use-import.ts';
import styles from './import-card.module.css';

interface Props {
  started: StartedImport;
  onPutAway: () => void;
  /** Milliseconds until a successful import is dismissed. */
  stays?: number;
}

/**
 * An import: progress, cancel, result. A successful one is dismissed automatically, but not while hovered or focused.
 */
export function ImportCard({ started, onPutAway, stays = 10_000 }: Props) {
  const { run, problem } = useImport(started);
  const cancel = useCancelImport();
  const [reporting, setReporting] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const there = idFromSlugged(useMatch('/projects/:project')?.params.project ?? '') === started.projectId;
  const leftOut = run?.files.some(({ notices }) => notices.length > 0) ?? false;
  const leaves = run?.state === 'done' && run.failed === 0 && !leftOut && !reporting && !pointed && !focused;
  const latest = useRef(onPutAway);
  useEffect(() => {
    latest.current = onPutAway;
  });
  useEffect(() => {
    if (!leaves) return undefined;
    const timer = setTimeout(() => latest.current(), stays);
    return () => clearTimeout(timer);
  }, [leaves, stays]);
  const title = `Import of ${filesInWords(started.fileNames)}`;
  if (problem && run === undefined) {
    const { title: said } = asProblem(problem);
    return (
      <ProgressCard title={title} state="failed" done={0} of={started.fileNames.length} onDismiss={onPutAway}>
        {said}. Notes already created stay.
      </ProgressCard>
    );
  }
  // Right after a reload: its progress is not known yet.
  if (run === undefined) return <ProgressCard title={title} state="running" done={0} of={0} />;
  const { done, of } = progressOf(run);
  const over = isOver(run.state);
  const outcome = leftOut ? `${outcomeOf(run)} · Some parts were left out` : outcomeOf(run);
  return (
    <>
      <div
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <ProgressCard
          title={title}
          state={shownState(run)}
          done={done}
          of={of}
          outcome={over ? outcome : undefined}
          onCancel={() => cancel.mutate(run.id)}
          onDismiss={onPutAway}
        >
          {over ? (
            <div className={styles.end}>
              <span className={styles.words} role="status">
                {outcome}
              </span>
              <span className={styles.links}>
                {!there && (
                  <Link to={`/projects/${slugged(started.projectTitle, started.projectId)}`}>Open the project</Link>
                )}
                <Button size="xs" variant="default" onClick={() => setReporting(true)}>
                  Report
                </Button>
              </span>
            </div>
          ) : (
            `Into ${started.projectTitle}. You can leave this page. The import continues.`
          )}
        </ProgressCard>
      </div>
      <ImportReport
        run={run}
        projectTitle={started.projectTitle}
        opened={reporting}
        onClose={() => setReporting(false)}
      />
    </>
  );
}

function filesInWords([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length.toLocaleString('en')} more`;
}

/** Failed only if nothing was imported; a few failed rows are reported as text. */
function shownState({ state, made, updated, recognised, failed }: ImportRun): Progressing {
  if (state === 'cancelled') return 'cancelled';
  if (!isOver(state)) return 'running';
  return state === 'failed' || (failed > 0 && made + updated + recognised === 0) ? 'failed' : 'finished';
}
