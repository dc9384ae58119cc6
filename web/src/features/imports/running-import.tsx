import { Button, Progress } from '@mantine/core';
import { isOver } from '@evident/domain/imports';
import { useEffect, useRef, type ReactNode } from 'react';
import { useCancelImport } from '../../data/imports/mutations.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { type ChosenFile, fileSummary } from './chosen-file.ts';
import { ReportedFiles } from './import-report.tsx';
import styles from './import-dialog.module.css';
import { imports, type StartedImport } from './started-imports.ts';
import { progressOf, useImport } from './use-import.ts';

interface Props {
  started: StartedImport;
  /** Files that were chosen and cannot be imported. */
  leftOut: readonly ChosenFile[];
  /** Shown above the report: what to do next with the notes. */
  next?: ReactNode;
  /** The recordings and images that came with them. */
  kept?: ReactNode;
  /** Called when the window should close; `over` if nothing is left to do. */
  onClose: (over: boolean) => void;
}

/** An import in the window where its files were chosen: its progress, then its report. */
export function RunningImport({ started, leftOut, kept, next, onClose }: Props) {
  const { run, problem } = useImport(started);
  const cancel = useCancelImport();
  const over = run !== undefined && isOver(run.state);
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!over) return;
    done.current?.focus();
    // The report was seen here, so no card shows it again.
    return () => imports.putAway(started.id);
  }, [over, started.id]);
  const { done: count, of } = run ? progressOf(run) : { done: 0, of: 0 };
  return (
    <section className={styles.running} aria-label={over ? 'Report of the import' : 'Progress of the import'}>
      {over ? (
        <>
          {next}
          <ReportedFiles run={run} onOpen={() => onClose(true)} />
        </>
      ) : (
        <>
          <p role="status">
            {run ? `Importing ${count.toLocaleString('en')} of ${of.toLocaleString('en')}` : 'Importing…'}
          </p>
          <Progress value={of === 0 ? 0 : (count / of) * 100} size={4} aria-label="Progress of the import" />
          <p className={styles.sum}>You can close this window. The import continues.</p>
        </>
      )}
      {leftOut.length > 0 && (
        <ul className={styles.files} aria-label="Files that were not imported">
          {leftOut.map((file) => (
            <li key={file.key} className={styles.refusal}>
              {file.name}: {fileSummary(file)}
            </li>
          ))}
        </ul>
      )}
      {kept}
      <ProblemNote problem={run ? null : problem} />
      <div className={styles.foot}>
        <span />
        <div className={styles.actions}>
          {run && !over && (
            <Button variant="default" onClick={() => cancel.mutate(run.id)}>
              Cancel the import
            </Button>
          )}
          <Button ref={done} variant={over ? 'filled' : 'default'} onClick={() => onClose(over)}>
            {over ? 'Done' : 'Close'}
          </Button>
        </div>
      </div>
    </section>
  );
}
