import { Button } from '@mantine/core';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import { Download } from 'lucide-react';
import { Dialog } from '../../ui/dialog.tsx';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import type { ImportRun } from './shapes.ts';
import { outcomeOf } from './use-import.ts';
import styles from './import-report.module.css';

interface Props {
  run: ImportRun;
  projectTitle: string;
  opened: boolean;
  onClose: () => void;
}

/** Import results by file: notes created, updated or already here, omitted parts, and failures with line and cause. */
export function ImportReport({ run, projectTitle, opened, onClose }: Props) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`Import into ${projectTitle}`}
      size={760}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <ReportedFiles run={run} onOpen={onClose} />
    </Dialog>
  );
}

/** The results without a window around them. @param onOpen called when a note is opened */
export function ReportedFiles({ run, onOpen }: { run: ImportRun; onOpen: () => void }) {
  return (
    <>
      <div className={styles.head}>
        <span className={styles.sum} role="status">
          {outcomeOf(run)}
        </span>
        {run.failed > 0 && (
          <Button
            size="xs"
            variant="default"
            component="a"
            href={`/api/v1/imports/${run.id}/failures`}
            download
            leftSection={<Download size={14} aria-hidden />}
          >
            Download failed rows
          </Button>
        )}
      </div>
      <ul className={styles.files} aria-label="Files of this import">
        {run.files.map((file) => (
          <li key={file.id}>
            <OneFile file={file} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </>
  );
}

function OneFile({
  file: { name, state, made, updated, recognised, failed, problem, notices, failures, notes },
  onOpen,
}: {
  file: ImportRun['files'][number];
  onOpen: () => void;
}) {
  const unlisted = failed - failures.length;
  return (
    <section className={styles.file} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.outcome} data-failed={problem !== null}>
        {problem ?? outcomeOf({ made, updated, recognised, failed, state })}
      </p>
      {notices.map((notice) => (
        <p key={notice} className={styles.notice}>
          {notice}
        </p>
      ))}
      {notes.length > 0 && (
        <ul className={styles.notes} aria-label={`Notes from ${name}`}>
          {notes.map(({ id, title }) => (
            <li key={id} onClick={onOpen}>
              <PeekLink item={{ kind: 'note', id }}>{title || UNTITLED_NOTE}</PeekLink>
            </li>
          ))}
          {made > notes.length && (
            <li className={styles.more}>and {(made - notes.length).toLocaleString('en')} more</li>
          )}
        </ul>
      )}
      {failures.length > 0 && (
        <div className={styles.scroller} tabIndex={0} role="group" aria-label={`Failed rows of ${name}`}>
          <table className={styles.failures}>
            <thead>
              <tr>
                <th scope="col">Line</th>
                <th scope="col">Cause</th>
              </tr>
            </thead>
            <tbody>
              {failures.map(({ line, cause }, place) => (
                <tr key={place}>
                  <td>{line ?? '–'}</td>
                  <td>{cause}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {unlisted > 0 && <p className={styles.more}>and {unlisted.toLocaleString('en')} more in the download</p>}
        </div>
      )}
    </section>
  );
}
