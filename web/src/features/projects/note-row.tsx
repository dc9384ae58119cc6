import { UNTITLED_NOTE, type NoteRow as NoteFacts } from '@evident/domain/notes';
import { Highlighter } from 'lucide-react';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import styles from './note-row.module.css';

interface Props {
  note: NoteFacts;
  /** Tells when it was changed, where the list goes by that, instead of the day it happened. */
  changed?: boolean;
}

/** One note of a project: what it is called, how it begins, how much is marked in it. */
export function NoteRow({ note, changed = false }: Props) {
  const beyond = beyondTitle(note);
  return (
    <PeekLink item={{ kind: 'note', id: note.id }} className={styles.row}>
      <span className={styles.words}>
        <span className={styles.title} data-empty={note.title === ''}>{note.title || UNTITLED_NOTE}</span>
        {beyond !== '' && <span className={styles.excerpt}>{beyond}</span>}
      </span>
      <span className={styles.facts}>
        {note.highlightCount > 0 && (
          <span className={styles.highlights} title={`${note.highlightCount.toLocaleString()} highlights`}>
            <Highlighter size={14} role="img" aria-label="Highlights" />{note.highlightCount.toLocaleString()}
          </span>
        )}
        <span className={styles.who}>{note.authors.map(({ name }) => name).join(', ')}</span>
        <span className={styles.when}><RelativeTime at={(changed ? null : note.occurredOn) ?? note.updatedAt} /></span>
      </span>
    </PeekLink>
  );
}

/** How it begins, without what its title says already: a row of a table is often called by its first words. */
function beyondTitle({ title, excerpt }: NoteFacts): string {
  const said = title.replace(/…$/, '');
  return said !== '' && excerpt.startsWith(said) ? excerpt.slice(said.length).replace(/^[\s….,:;-]+/, '') : excerpt;
}
