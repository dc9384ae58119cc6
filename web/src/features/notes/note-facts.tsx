import { VisuallyHidden } from '@mantine/core';
import { UNTITLED_INSIGHT } from '@evident/domain/insights';
import type { NoteView } from '@evident/domain/notes';
import { Calendar, ContactRound, FileText, Folder, Lightbulb, PenLine, Users } from 'lucide-react';
import { Fragment, useState, type FocusEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { slugged } from '@evident/domain/links';
import { DayInput } from '../../ui/day-input/day-input.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { PersonLinks } from '../../ui/person-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { shownDay } from '../../ui/time.ts';
import styles from './note-facts.module.css';

interface Props {
  note: NoteView;
  /** The reason editing is disabled; absent if allowed. */
  reason?: string;
  onDate: (occurredOn: string | null) => void;
  /** The people of the note; absent if there are none. */
  people?: ReactNode;
}

/** The properties of a note. */
export function NoteFacts({ note, reason, onDate, people }: Props) {
  const { projectId, projectTitle, occurredOn, speakers, authors, contributors, sourceName, fields, updatedAt } = note;
  const { insights } = note;
  const writers = [...authors, ...contributors.filter(({ id }) => authors.every((author) => author.id !== id))];
  const others = Object.entries((fields ?? {}) as Record<string, unknown>).filter(
    ([, value]) => typeof value === 'string' && value !== '',
  );
  return (
    <div className={styles.facts}>
      <dl className={styles.row}>
        <Fact icon={<Folder size={14} aria-hidden />} name="Project">
          <Link to={`/projects/${slugged(projectTitle, projectId)}`} title={projectTitle}>
            {projectTitle}
          </Link>
        </Fact>
        <Fact icon={<Calendar size={14} aria-hidden />} name="Date">
          <DateField date={occurredOn} reason={reason} onDate={onDate} />
        </Fact>
        {people !== undefined && (
          <Fact icon={<ContactRound size={14} aria-hidden />} name="Contacts">
            {people}
          </Fact>
        )}
        {insights.length > 0 && (
          <Fact icon={<Lightbulb size={14} aria-hidden />} name="Insights with its highlights">
            <InsightLinks insights={insights} />
          </Fact>
        )}
        {speakers.length > 0 && (
          <Fact icon={<Users size={14} aria-hidden />} name="Speakers">
            <Names names={speakers.map(({ name }) => name)} />
          </Fact>
        )}
        {writers.length > 0 && (
          <Fact icon={<PenLine size={14} aria-hidden />} name="Authors">
            <PersonLinks people={writers} />, <RelativeTime at={updatedAt} />
          </Fact>
        )}
        {sourceName !== null && (
          <Fact icon={<FileText size={14} aria-hidden />} name="From">
            <span className={styles.source} title={sourceName}>
              {sourceName}
            </span>
          </Fact>
        )}
      </dl>
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{others.length === 1 ? 'One more field' : `${others.length} more fields`}</summary>
          <dl className={styles.fields}>
            {others.map(([key, value]) => (
              <Fragment key={key}>
                <dt>{key}</dt>
                <dd>{String(value)}</dd>
              </Fragment>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt title={name}>
        {icon}
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The date of a note: text that becomes a field when clicked. */
function DateField({
  date,
  reason,
  onDate,
}: {
  date: string | null;
  reason?: string;
  onDate: (date: string | null) => void;
}) {
  const [editing, setEditing] = useState(false);
  const [closed, setClosed] = useState(false);
  const close = () => {
    setEditing(false);
    setClosed(true);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setEditing(false);
  };
  if (editing)
    return (
      <span className={styles.date} onBlur={leave}>
        <DayInput
          aria-label="Date"
          size="xs"
          autoFocus
          value={date ?? ''}
          onChange={(day) => {
            close();
            onDate(day || null);
          }}
          onEscape={close}
        />
      </span>
    );
  return (
    <DisabledReason reason={reason} value={date && shownDay(date)}>
      <button type="button" className={styles.press} autoFocus={closed} onClick={() => setEditing(true)}>
        {date === null ? 'Add a date' : shownDay(date)}
      </button>
    </DisabledReason>
  );
}

const SHOWN = 3;

/** The newest insights, and how many more there are. */
function InsightLinks({ insights }: Pick<NoteView, 'insights'>) {
  return (
    <>
      {insights.slice(0, SHOWN).map(({ id, title }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to={`/insights/${slugged(title || UNTITLED_INSIGHT, id)}`}>{title || UNTITLED_INSIGHT}</Link>
        </Fragment>
      ))}
      {insights.length > SHOWN && ` and ${insights.length - SHOWN} more`}
    </>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <span title={names.join(', ')}>
      {names.slice(0, SHOWN).join(', ')}
      {names.length > SHOWN && ` and ${names.length - SHOWN} more`}
    </span>
  );
}
