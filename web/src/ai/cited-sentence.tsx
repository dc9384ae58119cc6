import { Popover } from '@mantine/core';
import type { Citation, EvidenceSentence } from '@evident/domain/evidence';
import { CitationLink } from './citation-link.tsx';
import { CitedQuotes, lostWords } from './cited-quotes.tsx';
import styles from './evidence-text.module.css';
import { useQuotesCard } from './use-quotes-card.ts';

interface Props {
  sentence: EvidenceSentence;
  /** Of the whole text, by reference id, with the number that is shown. */
  citations: ReadonlyMap<string, { readonly citation: Citation; readonly number: number }>;
  /** The note that is shown around the text; null elsewhere. */
  noteId: string | null;
  onOpen?: (citation: Citation) => void;
}

/**
 * A sentence with the numbers of its quotes. Hover, keyboard focus or a tap shows the quotes; a click on a number opens
 * the place.
 */
export function CitedSentence({ sentence, citations, noteId, onOpen }: Props) {
  const cited = sentence.citations.flatMap((id) => citations.get(id) ?? []);
  const { opened, close, ofSentence, ofCard } = useQuotesCard();
  const words = (
    <span {...ofSentence} className={styles.sentence} data-opened={opened || undefined} dir="auto">
      {sentence.text}
      {cited.map(({ citation, number }) => (
        <CitationNumber key={number} citation={citation} number={number} onOpen={onOpen} />
      ))}{' '}
    </span>
  );
  if (cited.length === 0) return words;
  return (
    <Popover
      opened={opened}
      onDismiss={close}
      withRoles={false}
      // Its card closes itself; Mantine would focus the first number.
      closeOnEscape={false}
      returnFocus={false}
      width="min(380px, calc(100vw - 24px))"
      position="bottom-start"
      shadow="md"
    >
      <Popover.Target>{words}</Popover.Target>
      <Popover.Dropdown {...ofCard} role="group" aria-label="Quotes">
        <CitedQuotes citations={cited.map(({ citation }) => citation)} noteId={noteId} />
      </Popover.Dropdown>
    </Popover>
  );
}

function CitationNumber({ citation, number, onOpen }: { citation: Citation; number: number; onOpen: Props['onOpen'] }) {
  const label = `Quote ${number}${citation.speaker === null ? '' : ` by ${citation.speaker}`} in ${citation.title}: ${citation.quote}${citation.lost ? ` ${lostWords(citation)}` : ''}`;
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
  return (
    <CitationLink citation={citation} className={styles.number}>
      {shown}
    </CitationLink>
  );
}
