import { ActionIcon, Button, Checkbox, NativeSelect, Progress } from '@mantine/core';
import type { FieldView } from '@evident/domain/fields';
import { ChevronRight, CircleAlert, FileText, Table2, X } from 'lucide-react';
import { useId } from 'react';
import {
  commentsLabel,
  correctedBy,
  hasComments,
  hasEncoding,
  holdsNul,
  mayBeTable,
  mayBeText,
  mayHaveTurns,
  fileSummary,
  statedIn,
  type ChosenFile,
} from './chosen-file.ts';
import { ENCODINGS } from './encodings.ts';
import { KnownNotes } from './known-notes.tsx';
import { NoteSample } from './note-sample.tsx';
import { StatedDate } from './stated-date.tsx';
import type { ImportOptions, Mapping } from './shapes.ts';
import { TurnForm } from './turn-form.tsx';
import { TableMapping } from './table-mapping.tsx';
import { sizeInWords } from '../../ui/size-in-words.ts';
import styles from './file-line.module.css';

const DETECTED = { value: '', label: 'As detected' };

/** Scrolls an opened preview into view. */
const showAll = (button: HTMLElement) =>
  requestAnimationFrame(() => button.closest('li')?.scrollIntoView({ block: 'nearest' }));

interface Props {
  file: ChosenFile;
  /** Note fields of the project. */
  fields?: readonly FieldView[];
  open: boolean;
  onToggle: () => void;
  onRemove: () => void;
  onRead: (options: ImportOptions) => void;
  onMap: (mapping: Mapping) => void;
  onAgain: () => void;
  onDecide: (known: ChosenFile['known']) => void;
  /** Reads all texts with this form of turns; absent if there are no others. */
  onPattern?: ((pattern: string) => void) | undefined;
}

/** A selected file: name, size, summary, and a preview on demand. */
export function FileLine({
  file,
  fields,
  open,
  onToggle,
  onRemove,
  onRead,
  onMap,
  onAgain,
  onDecide,
  onPattern,
}: Props) {
  const { name, size, state, preview, sent, problem } = file;
  const more = useId();
  const corrected = correctedBy(file);
  const stated = statedIn(file);
  const refused = problem !== null || preview?.kind === 'refused';
  const known = preview !== null && !refused;
  const { pattern } = file.options;
  const turnForm = {
    pattern,
    onChange: (next: string | undefined) => onRead({ ...file.options, pattern: next }),
    onAll: onPattern && pattern !== undefined ? () => onPattern(pattern) : undefined,
  };
  const Icon = refused ? CircleAlert : preview?.kind === 'table' ? Table2 : FileText;
  return (
    <li className={styles.line} data-refused={refused}>
      <div className={styles.head}>
        <Icon size={16} aria-hidden className={styles.icon} />
        <span className={styles.words}>
          <span className={styles.name} title={name}>
            {name}
          </span>
          <span className={styles.what}>{fileSummary(file)}</span>
        </span>
        <span className={styles.size}>{sizeInWords(size)}</span>
        {file.state === 'failed' && file.mayPass && (
          <Button size="xs" variant="default" onClick={onAgain} aria-label={`Try again: ${name}`}>
            Try again
          </Button>
        )}
        {holdsNul(file) && (
          <Button size="xs" variant="default" onClick={() => onRead({ ...file.options, ignoreNul: true })}>
            Ignore them
          </Button>
        )}
        {preview?.kind === 'refused' && file.options.read === 'table' && (
          <Button size="xs" variant="default" onClick={() => onRead({ ...file.options, read: undefined })}>
            Read it as text
          </Button>
        )}
        {known && (
          <Button
            size="xs"
            variant="subtle"
            aria-expanded={open}
            aria-controls={more}
            onClick={({ currentTarget }) => {
              onToggle();
              showAll(currentTarget);
            }}
            aria-label={`${preview.kind === 'table' ? 'Columns' : 'Preview'} of ${name}`}
            rightSection={<ChevronRight size={14} aria-hidden className={styles.turn} data-open={open} />}
          >
            {preview.kind === 'table' ? 'Columns' : 'Preview'}
          </Button>
        )}
        <ActionIcon data-leave-out aria-label={`Remove ${name}`} onClick={onRemove}>
          <X size={16} aria-hidden />
        </ActionIcon>
      </div>
      {state === 'uploading' && <Progress value={sent * 100} size={3} aria-label={`Sending ${name}`} />}
      {known && stated && (
        <div className={styles.more}>
          <StatedDate date={stated} onTake={(date) => onRead({ ...file.options, date })} />
        </div>
      )}
      {known && corrected.length > 0 && <KnownNotes notes={corrected} known={file.known} onDecide={onDecide} />}
      {known && open && (
        <div id={more} className={styles.more}>
          {preview.notices.map((notice) => (
            <p key={notice} className={styles.notice}>
              {notice}
            </p>
          ))}
          {mayBeTable(file) && (
            <Checkbox
              size="xs"
              label="Read as a table: a note for each row"
              checked={file.options.read === 'table'}
              onChange={({ currentTarget }) =>
                onRead({ ...file.options, read: currentTarget.checked ? 'table' : undefined })
              }
            />
          )}
          {mayBeText(file) && (
            <Checkbox
              size="xs"
              label="Read as text: one note"
              checked={file.options.read === 'text'}
              onChange={({ currentTarget }) =>
                onRead({ ...file.options, read: currentTarget.checked ? 'text' : undefined })
              }
            />
          )}
          {mayHaveTurns(file) && <TurnForm key={name} {...turnForm} />}
          {hasComments(file) && (
            <Checkbox
              size="xs"
              label={commentsLabel(file)}
              description="Each on its words, with its author and day"
              checked={file.options.comments !== false}
              onChange={({ currentTarget }) =>
                onRead({ ...file.options, comments: currentTarget.checked ? undefined : false })
              }
            />
          )}
          {hasEncoding(file) && (
            <NativeSelect
              size="xs"
              label="Encoding"
              data={[DETECTED, ...ENCODINGS]}
              value={file.options.encoding ?? ''}
              onChange={({ currentTarget }) =>
                onRead({ ...file.options, encoding: (currentTarget.value || undefined) as ImportOptions['encoding'] })
              }
            />
          )}
          {preview.kind === 'table' ? (
            <TableMapping file={file} fields={fields} onRead={onRead} onMap={onMap} />
          ) : (
            preview.notes.slice(0, 1).map((note) => <NoteSample key={note.title} note={note} />)
          )}
        </div>
      )}
    </li>
  );
}
