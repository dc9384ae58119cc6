import { clock } from '@evident/domain/content';
import { ActionIcon } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { sampleNote } from './sample-note.ts';
import type { Mapping, Preview } from './shapes.ts';
import styles from './note-sample.module.css';

interface Shown {
  title: string;
  by?: string;
  date?: string | undefined;
  tags?: readonly string[];
  kept?: Readonly<Record<string, string>>;
  fields?: readonly string[];
  paragraphs: readonly { heading: boolean; text: string }[];
  turns?: Preview['notes'][number]['turns'];
}

/** A preview of the first note of a document or transcript. */
export function NoteSample({ note: { title, speakers, excerpt, turns, date } }: { note: Preview['notes'][number] }) {
  const paragraphs = turns.length > 0 ? [] : [{ heading: false, text: excerpt }];
  const day = date?.taken ? date.day : undefined;
  return <Sample title={title} by={speakers.join(', ')} date={day} paragraphs={paragraphs} turns={turns} />;
}

/** A preview of a table row as a note, with buttons to step through the rows. */
export function RowSample({ preview, mapping }: { preview: Preview; mapping: Mapping }) {
  const [row, setRow] = useState<number | null>(null);
  const last = preview.rows.length - 1;
  // Starts at the first row that yields a note.
  const first = preview.rows.findIndex((_cells, place) => typeof sampleNote(preview, mapping, place) !== 'string');
  const at = Math.min(row ?? Math.max(first, 0), last);
  const note = sampleNote(preview, mapping, at);
  const step = (by: number) => setRow(Math.max(0, Math.min(last, at + by)));
  return (
    <section className={styles.rows} aria-label="How a note will look">
      <header className={styles.head}>
        <strong>How a note will look</strong>
        <span className={styles.which} role="status">
          Row {at + 1} of the first {last + 1}
        </span>
        <ActionIcon aria-label="Previous row" disabled={at === 0} onClick={() => step(-1)}>
          <ChevronLeft size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label="Next row" disabled={at === last} onClick={() => step(1)}>
          <ChevronRight size={16} aria-hidden />
        </ActionIcon>
      </header>
      {typeof note === 'string' ? (
        <p className={styles.none}>No note: {note.charAt(0).toLowerCase() + note.slice(1)}.</p>
      ) : (
        <Sample {...note} />
      )}
    </section>
  );
}

function Sample({ title, by, date, tags = [], kept = {}, fields = [], paragraphs, turns = [] }: Shown) {
  return (
    <article className={styles.note} tabIndex={0} aria-label={`Preview of ${title}`}>
      <h3 className={styles.title}>{title}</h3>
      {(by || date || tags.length > 0) && (
        <p className={styles.facts}>{[by, date, ...tags.map((tag) => `#${tag}`)].filter(Boolean).join(' · ')}</p>
      )}
      {paragraphs.map(({ heading, text }, place) =>
        heading ? (
          <h4 key={place} className={styles.heading}>
            {text}
          </h4>
        ) : (
          <p key={place} className={styles.words}>
            {text}
          </p>
        ),
      )}
      {turns.length > 0 && (
        <ol className={styles.turns} aria-label="First turns">
          {turns.map(({ speaker, start, text }, place) => (
            <li key={place}>
              <span className={styles.speaker}>
                {speaker ?? 'No speaker'}
                {start !== null && <time className={styles.time}>{clock(start)}</time>}
              </span>
              <p className={styles.words}>{text}</p>
            </li>
          ))}
        </ol>
      )}
      <Columns label="Fields" names={fields} />
      <Columns label="Kept with it" names={Object.keys(kept)} />
    </article>
  );
}

const Columns = ({ label, names }: { label: string; names: readonly string[] }) =>
  names.length === 0 ? null : (
    <p className={styles.facts}>
      {label}: {names.slice(0, 6).join(', ')}
      {names.length > 6 && ` and ${names.length - 6} more`}
    </p>
  );
