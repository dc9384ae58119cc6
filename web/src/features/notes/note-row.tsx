import { UNTITLED_NOTE, type NoteRow as NoteFacts } from '@evident/domain/notes';
import { Highlighter, Lightbulb, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { DayOfNote } from '../../ui/day-of-note.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { withoutWords } from '../../ui/medium/media.ts';
import { MediumBox } from '../../ui/medium/medium-box.tsx';
import { groupInWords, groupSearch } from '../../ui/note-group.ts';
import styles from './note-row.module.css';

interface Props {
  note: NoteFacts;
  /** Shows the date of the last change instead of the note's date. */
  changed?: boolean;
  /** The actions menu, next to the link. */
  menu?: ReactNode;
}

/** A note in a list: what it is, title, excerpt, number of highlights. */
export function NoteRow({ note, changed = false, menu }: Props) {
  const beyond = beyondTitle(note);
  if (note.group) return <NoteGroupRow group={note.group} at={note.updatedAt} beside={menu !== undefined} />;
  return (
    <div className={styles.line}>
      <PeekLink item={{ kind: 'note', id: note.id }} className={styles.row}>
        <MediumBox of={note} />
        <span className={styles.words}>
          <span className={styles.title} dir="auto" data-empty={note.title === ''}>
            {note.title || UNTITLED_NOTE}
          </span>
          {beyond !== '' && (
            <span className={styles.excerpt} dir="auto">
              {beyond}
            </span>
          )}
          {note.excerpt === '' && <span className={styles.none}>{withoutWords(note.medium)}</span>}
        </span>
        <span className={styles.facts}>
          <Count of={note.highlightCount} label="Highlights" icon={Highlighter} />
          <Count of={note.insightCount} label="Insights" icon={Lightbulb} />
          <span className={styles.who}>{note.authors.map(({ name }) => name).join(', ')}</span>
          <span className={styles.when}>
            {changed ? (
              <RelativeTime at={note.updatedAt} />
            ) : (
              <DayOfNote day={note.occurredOn} createdAt={note.createdAt} />
            )}
          </span>
        </span>
      </PeekLink>
      {menu}
    </div>
  );
}

/** A number with its icon; nothing for 0. */
function Count({ of, label, icon: Icon }: { of: number; label: string; icon: LucideIcon }) {
  if (of === 0) return null;
  return (
    <span className={styles.highlights} title={`${of.toLocaleString()} ${label.toLowerCase()}`}>
      <Icon size={14} role="img" aria-label={label} />
      {of.toLocaleString()}
    </span>
  );
}

/** The rows of an imported table as one item; opens their list. */
function NoteGroupRow({ group, at, beside }: { group: NonNullable<NoteFacts['group']>; at: string; beside: boolean }) {
  return (
    <div className={styles.line}>
      <Link to={{ search: groupSearch(group) }} className={styles.row}>
        <MediumBox of={{ medium: 'TABLE', thumbnail: null }} />
        <span className={styles.words}>
          <span className={styles.title}>{groupInWords(group)}</span>
        </span>
        <span className={styles.facts}>
          <span className={styles.when}>
            <RelativeTime at={at} />
          </span>
        </span>
      </Link>
      {beside && <span className={styles.beside} />}
    </div>
  );
}

/** The excerpt without the title: the title of a table row is often its first words. */
function beyondTitle({ title, excerpt }: NoteFacts): string {
  const said = title.replace(/…$/, '');
  return said !== '' && excerpt.startsWith(said) ? excerpt.slice(said.length).replace(/^[\s….,:;-]+/, '') : excerpt;
}
