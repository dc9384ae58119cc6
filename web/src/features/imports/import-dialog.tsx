import { Button } from '@mantine/core';
import type { FieldView } from '@evident/domain/fields';
import { becomes, withTranscripts } from '@evident/domain/files';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { fieldListQuery } from '../../data/fields/queries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { canImport, isBusy, mayHaveTurns, noteCount, notesInWords, type ChosenFile } from './chosen-file.ts';
import { ChooseFiles } from './choose-files.tsx';
import { FileLine } from './file-line.tsx';
import { FILES_MAX, useChosenFiles } from './use-chosen-files.ts';
import { useStartImport } from './use-import.ts';
import { useLeaveQuestion } from './use-leave-question.tsx';
import { usePaste } from './use-paste.ts';
import styles from './import-dialog.module.css';

/** Takes recordings and images, and the transcripts of recordings. */
type Keep = (files: readonly File[], transcripts: ReadonlyMap<File, File>) => void;

interface Props {
  projectId: string;
  projectTitle: string;
  opened: boolean;
  onClose: () => void;
  /** The files that were dropped or pasted; a new array each time. */
  files?: readonly File[];
  /** Takes recordings and images, which are not imported but kept as they are. */
  onKept?: Keep;
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
export function ImportDialog({ projectId, projectTitle, opened, onClose, files = NONE, onKept }: Props) {
  const chosen = useChosenFiles(projectId);
  const [open, setOpen] = useState<Record<string, boolean>>({});
  const start = useStartImport();
  /** The notes of the import that just started, while files that failed are still listed. */
  const [begun, setBegun] = useState<string | null>(null);
  const add = (added: readonly File[]) => {
    setBegun(null);
    const { transcripts, others: alone } = onKept ? withTranscripts(added) : { transcripts: NO_PAIRS, others: added };
    const { file = [], ...others } = Object.groupBy(alone, ({ name }) =>
      onKept && becomes(name) === 'file' ? 'file' : 'text',
    );
    const kept = [...transcripts.keys(), ...file];
    if (kept.length > 0) onKept?.(kept, transcripts);
    // The upload has its own card; nothing is left to choose here.
    if (kept.length + transcripts.size === added.length && kept.length > 0 && chosen.files.length === 0)
      return onClose();
    chosen.add(others.text ?? []);
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
  const close = () => {
    chosen.clear();
    setBegun(null);
    onClose();
  };
  const begin = async () => {
    if (!(await start.mutateAsync({ projectId, projectTitle, files: ready }))) return;
    for (const { key } of ready) chosen.remove(key);
    if (ready.length < chosen.files.length) return setBegun(notesInWords(count));
    close();
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
        onClose={onClose}
        title={`Import into ${projectTitle}`}
        size={960}
        closeOnClickOutside={chosen.files.length === 0}
        closeButtonProps={{ 'aria-label': 'Close' }}
        classNames={{ body: styles.body }}
      >
        <ChooseFiles compact={chosen.files.length > 0} onFiles={add} />
        {begun !== null && (
          <Notice icon={CircleCheck} tone="good">
            Importing {begun}. The files listed here are not included.
          </Notice>
        )}
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
                onPattern={texts.length > 1 ? chosen.readAll : undefined}
              />
            ))}
          </ul>
        )}
        {chosen.beyond > 0 && (
          <p className={styles.refusal} role="alert">
            One import takes {FILES_MAX} files; {chosen.beyond.toLocaleString('en')} were left out. Import them next.
          </p>
        )}
        <ProblemNote problem={start.error} />
        <div className={styles.foot}>
          <span className={styles.sum} role="status">
            {inSum(chosen.files, count)}
          </span>
          <div className={styles.actions}>
            <Button variant="default" onClick={close}>
              {begun !== null ? 'Close' : 'Cancel'}
            </Button>
            <DisabledReason reason={disabledReason(chosen.files)}>
              <Button loading={start.isPending} onClick={() => void begin().catch(() => undefined)}>
                {count > 0 && !chosen.files.some(isBusy) ? `Import ${notesInWords(count)}` : 'Import'}
              </Button>
            </DisabledReason>
          </div>
        </div>
      </Dialog>
      {question}
    </>
  );
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
