import { evidenceFacts, strengthInWords } from '@evident/domain/insights';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import { useQuery } from '@tanstack/react-query';
import { evidenceQuery } from '../../data/insights/queries.ts';
import styles from './printed-sources.module.css';

/** The sources of an insight, below its text on paper only. */
export function PrintedSources({ insightId }: { insightId: string }) {
  const { data } = useQuery(evidenceQuery(insightId));
  const pieces = (data?.items ?? []).flatMap(({ highlight, contradicts = false, occurredOn = null }) =>
    highlight ? [{ highlight, contradicts, occurredOn }] : [],
  );
  if (!data || pieces.length === 0) return null;
  const dates = new Map(pieces.map(({ highlight, occurredOn }) => [highlight.noteId, occurredOn]));
  return (
    <section className={styles.sources} aria-label="Sources">
      <h2>Sources</h2>
      <ol>
        {evidenceFacts(pieces).sources.map(({ key, title, noteId, quotes }) => (
          <li key={key} dir="auto">
            {[title || UNTITLED_NOTE, dates.get(noteId), quotes === 1 ? '1 quote' : `${quotes} quotes`]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </ol>
      <p>{strengthInWords(data.strength)}</p>
    </section>
  );
}
