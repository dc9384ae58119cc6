import type { AnswerPassage } from '@evident/domain/conversations';
import type { Citation } from '@evident/domain/evidence';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import { CitationLink } from '../../ai/citation-link.tsx';
import { lostWords } from '../../ai/cited-quotes.tsx';
import { PlayCitation } from '../../ai/play-citation.tsx';
import styles from './answer-passages.module.css';

interface Props {
  passages: readonly AnswerPassage[];
  citations: readonly Citation[];
}

/** The passages of an extracted answer with their neighbors, best first, each with the answering sentence marked and a link to its place. */
export function AnswerPassages({ passages, citations }: Props) {
  const cited = new Map(citations.map((citation) => [citation.citationReferenceId, citation]));
  return (
    <ol className={styles.passages} aria-label="Passages">
      {passages.map((passage) => {
        const citation = cited.get(passage.citationReferenceId);
        return (
          citation && (
            <li key={passage.citationReferenceId}>
              <Passage passage={passage} citation={citation} />
            </li>
          )
        );
      })}
    </ol>
  );
}

/** A cited passage with its neighbors, and a link to its place. */
export function Passage({ passage: { lines }, citation }: { passage: AnswerPassage; citation: Citation }) {
  const title = citation.title || UNTITLED_NOTE;
  return (
    <figure className={styles.passage}>
      <blockquote className={styles.lines}>
        {lines.map(({ speaker, parts }, at) => (
          <p key={at} className={styles.line} dir="auto">
            {speaker !== null && <span className={styles.speaker}>{speaker}: </span>}
            {parts.map((part, place) =>
              part.marked ? (
                <mark key={place} className={styles.marked}>
                  {part.text}
                </mark>
              ) : (
                <span key={place}>{part.text}</span>
              ),
            )}
          </p>
        ))}
      </blockquote>
      <figcaption className={styles.from}>
        <CitationLink citation={citation}>{title}</CitationLink>
        {citation.projectTitle !== null && <span>{citation.projectTitle}</span>}
        {citation.lost && <span>{lostWords(citation)}</span>}
        <PlayCitation citation={citation} inNote={false} />
      </figcaption>
    </figure>
  );
}
