import { useShownPreferences } from '../kernel/preferences.ts';
import styles from './day-of-note.module.css';
import { RelativeTime, useMinute } from './relative-time.tsx';
import { dayInWords } from './time.ts';

interface Shown {
  /** `yyyy-mm-dd`, the same in every time zone. */
  readonly day: string;
  /** The note has no date, and this is the day on which it was created. */
  readonly undated?: boolean;
}

/** The day of a note. */
export function DayShown({ day, undated = false }: Shown) {
  const now = useMinute();
  useShownPreferences();
  return (
    <time
      dateTime={day}
      className={undated ? styles.undated : undefined}
      title={undated ? 'No date. Created on this day' : 'Date of the conversation'}
    >
      {dayInWords(day, now)}
    </time>
  );
}

interface Props {
  /** The day of the conversation; null if the note has none. */
  readonly day: string | null;
  readonly createdAt: string;
}

/** When a conversation was, or since when a note without a date is here. */
export const DayOfNote = ({ day, createdAt }: Props) =>
  day === null ? <RelativeTime at={createdAt} /> : <DayShown day={day} />;
