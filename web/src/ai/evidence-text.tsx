import { clock } from '@evident/domain/content';
import { type Citation, type EvidenceSection, type EvidenceText, isBeingWritten } from '@evident/domain/evidence';
import { useState } from 'react';
import { useNotePlayer } from '../player/note-player.ts';
import { CitedSentence } from './cited-sentence.tsx';
import { shownWhileGrowing } from './growing.ts';
import styles from './evidence-text.module.css';
import { UncheckedSentence } from './unchecked-sentence.tsx';

interface Props {
  text: Pick<EvidenceText, 'content' | 'state'> & { readonly dropped?: number };
  /** The note that is shown around the text: its words play there. */
  noteId?: string;
  /** Opens the place of a citation; default: as a peek. */
  onOpen?: (citation: Citation) => void;
  /** Heading level of the sections; default 3. */
  level?: 2 | 3 | 4;
  /** Said after the title of a section, such as how many people it comes from. */
  aside?: (section: EvidenceSection) => string | null;
}

/**
 * A generated text: sections of sentences, each with the numbers of its quotes, which open their places. Says how many
 * sentences were left out. A growing text never moves what is shown already.
 */
export function EvidenceTextView({ text: { content, state, dropped = 0 }, noteId, onOpen, level = 3, aside }: Props) {
  const [shown, setShown] = useState(content);
  const now = isBeingWritten({ state }) ? shownWhileGrowing(shown, content) : content;
  if (now !== shown && JSON.stringify(now) !== JSON.stringify(shown)) setShown(now);
  const citations = new Map(
    content.citations.map((citation, at) => [citation.citationReferenceId, { citation, number: at + 1 }]),
  );
  const Heading = `h${level}` as const;
  return (
    <div className={styles.text} aria-busy={isBeingWritten({ state })}>
      {now.sections.map((section) => (
        <section key={section.key}>
          {section.title !== null && (
            <Heading className={styles.title} dir="auto">
              <SectionTime section={section} />
              {section.title}
              {aside?.(section) && <span className={styles.aside}>{aside(section)}</span>}
            </Heading>
          )}
          <p className={styles.sentences}>
            {section.sentences.map((sentence, at) =>
              sentence.unchecked ? null : (
                <CitedSentence
                  key={at}
                  sentence={sentence}
                  citations={citations}
                  noteId={noteId ?? null}
                  onOpen={onOpen}
                />
              ),
            )}
          </p>
          {section.sentences.map(
            (sentence, at) =>
              sentence.unchecked && (
                <UncheckedSentence
                  key={at}
                  sentence={sentence}
                  citations={sentence.citations.flatMap((id) => citations.get(id)?.citation ?? [])}
                  noteId={noteId ?? null}
                />
              ),
          )}
        </section>
      ))}
      {dropped > 0 && !isBeingWritten({ state }) && <p className={styles.dropped}>{droppedWords(dropped)}</p>}
    </div>
  );
}

const droppedWords = (count: number): string =>
  count === 1 ? '1 sentence without evidence was left out.' : `${count} sentences without evidence were left out.`;

/** Where a section begins in the recording. Plays in the player of the note. */
function SectionTime({ section: { startTime, title } }: { section: EvidenceSection }) {
  const here = useNotePlayer();
  if (startTime === null) return null;
  const ms = Math.round(startTime * 1000);
  if (!here) return <span className={styles.time}>{clock(ms)}</span>;
  return (
    <button
      type="button"
      className={styles.time}
      aria-label={`Play “${title}” from ${clock(ms)}`}
      onClick={() => here.seek(ms, null, true)}
    >
      {clock(ms)}
    </button>
  );
}
