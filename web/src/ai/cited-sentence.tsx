import { HoverCard } from '@mantine/core';
import type { Citation, EvidenceSentence } from '@evident/domain/evidence';
import { PeekLink } from '../ui/peek/peek-link.tsx';
import { itemOf } from './citation-place.ts';
import { CitedQuotes } from './cited-quotes.tsx';
import styles from './evidence-text.module.css';

interface Props {
  sentence: EvidenceSentence;
  /** Of the whole text, by reference id, with the number that is shown. */
  citations: ReadonlyMap<string, { readonly citation: Citation; readonly number: number }>;
  /** The note that is shown around the text; null elsewhere. */
  noteId: string | null;
  onOpen?: (citation: Citation) => void;
}

/** A sentence with the numbers of its quotes. Hovering shows the quotes; a click on a number opens the place. */
export function CitedSentence({ sentence, citations, noteId, onOpen }: Props) {
  const cited = sentence.citations.flatMap((id) => citations.get(id) ?? []);
  return (
    <HoverCard
      withRoles={false}
      width={380}
      openDelay={250}
      closeDelay={150}
      position="bottom-start"
      shadow="md"
      withinPortal
    >
      <HoverCard.Target>
        <span className={styles.sentence} dir="auto">
          {sentence.text}
          {cited.map(({ citation, number }) => (
            <CitationNumber key={number} citation={citation} number={number} onOpen={onOpen} />
          ))}{' '}
        </span>
      </HoverCard.Target>
      <HoverCard.Dropdown>
        <CitedQuotes citations={cited.map(({ citation }) => citation)} noteId={noteId} />
      </HoverCard.Dropdown>
    </HoverCard>
  );
}

function CitationNumber({ citation, number, onOpen }: { citation: Citation; number: number; onOpen: Props['onOpen'] }) {
  const item = itemOf(citation);
  const label = `Quote ${number}${citation.speaker === null ? '' : ` by ${citation.speaker}`} in ${citation.title}: ${citation.quote}`;
  const shown = (
    <>
      <span aria-hidden>{number}</span>
      <span className={styles.label}>{label}</span>
    </>
  );
  if (onOpen)
    return (
      <button type="button" className={styles.number} onClick={() => onOpen(citation)}>
        {shown}
      </button>
    );
  if (!item) return <span className={styles.number}>{shown}</span>;
  return (
    <PeekLink item={item} className={styles.number}>
      {shown}
    </PeekLink>
  );
}
