import { Button } from '@mantine/core';
import type { FieldView } from '@evident/domain/fields';
import { becomes, withTranscripts } from '@evident/domain/files';
import { useQuery } from '@tanstack/react-query';
import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { fieldListQuery } from '../../data/fields/queries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import {
  canImport,
  isBusy,
  mayHaveTurns,
  noteCount,
  notesInWords,
  offersDate,
  type ChosenFile,
} from './chosen-file.ts';
import { ChooseFiles } from './choose-files.tsx';
import { FileLine } from './file-line.tsx';
import { FILES_MAX, useChosenFiles } from './use-chosen-files.ts';
import type { Kept } from './kept.ts';
import { RunningImport } from './running-import.tsx';
import { type StartedImport, imports } from './started-imports.ts';
import { startedOf, useStartImport } from './use-import.ts';
import { useLeaveQuestion } from './use-leave-question.tsx';
import { usePaste } from './use-paste.ts';
import styles from './import-dialog.module.css';

interface Props {
  projectId: string;
  projectTitle: string;
  opened: boolean;
  onClose: () => void;
  /** The files that were dropped or pasted; a new array each time. */
  files?: readonly File[];
  kept?: Kept;
  /** Shown with the report: what to do next with the notes. */
  next?: ReactNode;
}

/**
 * Every step of every file renders the list, so a line is rendered only for its own file: 150 files kept the page busy
 * for most of the time in which they were read. Its callbacks depend on nothing else.
 */
const Line = memo(
  FileLine,
  (before, now) =>
    before.file === now.file &&
    before.open === now.open &&
    before.fields === now.fields &&
    (before.onPattern === undefined) === (now.onPattern === undefined),
);

/** Import dialog: selected files, how tables are read, and the start button. Closing keeps the selection. */
export function ImportDialog({ projectId, projectTitle, opened, onClose, files = NONE, kept, next }: Props) {
  const chosen = useChosenFiles(projectId);
  const [open, setOpen] = useState<Record<string, boolean>>({});
  const start = useStartImport();
  const [last, setLast] = useState<{ started: StartedImport; files: readonly File[] } | null>(null);
  /** The import that just started, until other files are dropped. */
  const begun = last?.files === files ? last.started : null;
  const shown = opened && begun ? begun.id : null;
  // Before the next paint, so that no card flashes.
  useLayoutEffect(() => {
    imports.showInDialog(shown);
    return () => imports.showInDialog(null);
  }, [shown]);
  const list = useKeptList(kept, opened);
  const add = (added: readonly File[]) => {
    setLast(null);
    const { recordings, transcripts, text } = sortedOut(added, kept !== undefined);
    const isAlone = text.length === 0 && chosen.files.length === 0;
    if (recordings.length > 0) kept?.take(recordings, transcripts, !isAlone);
    // Without texts there is nothing to choose here; the upload has its own card.
    if (recordings.length > 0 && isAlone) return onClose();
    chosen.add(text);
  };
  usePaste(add, opened, true);
  const question = useLeaveQuestion(chosen.files.some((file) => isBusy(file) || canImport(file)));
  const taken = useRef<readonly File[]>(NONE);
  useEffect(() => {
    if (taken.current === files) return;
    taken.current = files;
    if (files.length > 0) chosen.add(files);
  }, [files, chosen]);

  const hasTable = chosen.files.some(({ preview }) => preview?.kind === 'table');
  const { data: known } = useQuery({ ...fieldListQuery(projectId, 'NOTE'), enabled: hasTable });
  const fields = known?.fields ?? NO_FIELDS;
  const ready = chosen.files.filter(canImport);
  const count = noteCount(ready);
  const texts = chosen.files.filter(mayHaveTurns);
  const readAllTexts = (pattern: string) =>
    chosen.readAll((file) => mayHaveTurns(file) && file.options.pattern !== pattern, { pattern });
  const close = (over = false) => {
    if (begun && over) imports.putAway(begun.id);
    if (over) kept?.leave(true);
    chosen.clear();
    setLast(null);
    onClose();
  };
  const begin = async () => {
    const made = await start.mutateAsync({ projectId, projectTitle, files: ready });
    if (!made) return;
    for (const { key } of ready) chosen.remove(key);
    setLast({ started: startedOf(made.id, { projectId, projectTitle, files: ready }), files });
  };
  const remove = (key: string) => {
    chosen.remove(key);
    // The pressed button is removed with its file.
    requestAnimationFrame(() =>
      ['[data-leave-out]', '[data-choose-files]']
        .map((button) => document.querySelector<HTMLElement>(button))
        .find(Boolean)
        ?.focus(),
    );
  };
  // A single file is expanded; several are collapsed.
  const isOpen = (key: string): boolean => open[key] ?? chosen.files.length === 1;
  return (
    <>
      <Dialog
        opened={opened}
        onClose={begun ? () => close() : onClose}
        title={`Import into ${projectTitle}`}
        size={960}
        closeOnClickOutside={chosen.files.length === 0}
        closeButtonProps={{ 'aria-label': 'Close' }}
        classNames={{ body: styles.body }}
      >
        {begun ? (
          <RunningImport started={begun} leftOut={chosen.files} kept={list} next={next} onClose={close} />
        ) : (
          <>
            <ChooseFiles compact={chosen.files.length > 0} onFiles={add} />
            <OfferedDates files={chosen.files} onUse={() => chosen.readAll(offersDate, { date: true })} />
            {chosen.files.length > 0 && (
              <ul className={styles.files} aria-label="Files to import">
                {chosen.files.map((file) => (
                  <Line
                    key={file.key}
                    file={file}
                    fields={fields}
                    open={isOpen(file.key)}
                    onToggle={() => setOpen((now) => ({ ...now, [file.key]: !isOpen(file.key) }))}
                    onRemove={() => remove(file.key)}
                    onRead={(options) => chosen.read(file.key, options)}
                    onMap={(mapping) => chosen.map(file.key, mapping)}
                    onDecide={(known) => chosen.decide(file.key, known)}
                    onAgain={() => chosen.again(file.key)}
                    onPattern={texts.length > 1 ? readAllTexts : undefined}
                  />
                ))}
              </ul>
            )}
            {list}
            {chosen.beyond > 0 && (
              <p className={styles.refusal} role="alert">
                One import takes {FILES_MAX} files; {chosen.beyond.toLocaleString('en')} were left out. Import them
                next.
              </p>
            )}
            <ProblemNote problem={start.error} />
            <div className={styles.foot}>
              <span className={styles.sum} role="status">
                {inSum(chosen.files, count)}
              </span>
              <div className={styles.actions}>
                <Button variant="default" onClick={() => close()}>
                  Cancel
                </Button>
                <DisabledReason reason={disabledReason(chosen.files)}>
                  <Button loading={start.isPending} onClick={() => void begin().catch(() => undefined)}>
                    {importLabel(chosen.files, count)}
                  </Button>
                </DisabledReason>
              </div>
            </div>
          </>
        )}
      </Dialog>
      {question}
    </>
  );
}

/** Takes the dates that several files state, at once. */
function OfferedDates({ files, onUse }: { readonly files: readonly ChosenFile[]; onUse(): void }) {
  const offered = files.filter(offersDate).length;
  if (offered === 0 || files.length < 2) return null;
  return (
    <div className={styles.dates}>
      <span>{offered === 1 ? '1 file states a date.' : `${offered.toLocaleString('en')} files state a date.`}</span>
      <Button size="xs" variant="default" onClick={onUse}>
        Use all of these dates
      </Button>
    </div>
  );
}

const importLabel = (files: readonly ChosenFile[], count: number): string =>
  count > 0 && !files.some(isBusy) ? `Import ${notesInWords(count)}` : 'Import';

/** The recordings and images that came with the texts. Once the window is closed, they have a card. */
function useKeptList(kept: Kept | undefined, opened: boolean): ReactNode {
  const leave = useRef(kept?.leave);
  useEffect(() => {
    leave.current = kept?.leave;
  });
  useEffect(() => (opened ? () => leave.current?.(false) : undefined), [opened]);
  return kept?.list;
}

/** Recordings and images with the transcripts of recordings, if they are kept, and the texts to import. */
function sortedOut(files: readonly File[], keeps: boolean) {
  if (!keeps) return { recordings: NONE, transcripts: NO_PAIRS, text: files };
  const { transcripts, others } = withTranscripts(files);
  const { file = [], text = [] } = Object.groupBy(others, ({ name }) => (becomes(name) === 'file' ? 'file' : 'text'));
  return { recordings: [...transcripts.keys(), ...file], transcripts, text };
}

const NONE: readonly File[] = [];
const NO_PAIRS: ReadonlyMap<File, File> = new Map();
const NO_FIELDS: readonly FieldView[] = [];

function disabledReason(files: readonly ChosenFile[]): string | null {
  if (files.length === 0) return 'Choose at least one file';
  if (files.some(isBusy)) return 'Some files are still being read';
  const untold = files.find((file) => canImport(file) && file.mapping?.content.length === 0);
  if (untold) return `Choose a column as text for ${untold.name}`;
  return files.some(canImport) ? null : 'None of these files can be imported';
}

function inSum(files: readonly ChosenFile[], count: number): string {
  if (files.length === 0) return '';
  const refused = files.filter((file) => !isBusy(file) && !canImport(file)).length;
  const busy = files.filter(isBusy).length;
  return [
    `${files.length.toLocaleString('en')} ${files.length === 1 ? 'file' : 'files'}`,
    busy > 0 ? `${busy.toLocaleString('en')} being read` : notesInWords(count),
    refused > 0 ? `${refused.toLocaleString('en')} can’t be imported` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
