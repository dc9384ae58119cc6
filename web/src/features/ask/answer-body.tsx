import type { MessageView } from '@evident/domain/conversations';
import type { EvidenceText } from '@evident/domain/evidence';
import { EvidenceTextView } from '../../ai/evidence-text.tsx';
import { AnswerPassages } from './answer-passages.tsx';
import { PassageBeside } from './passage-beside.tsx';
import { ShortQuotes } from './short-quotes.tsx';
import styles from './beside.module.css';

/** How an answer shows its passages. */
export interface Beside {
  /** Extracted answers show only their quotes. */
  readonly short: boolean;
  /** The citation whose passage is shown; null for none. */
  readonly shownId: string | null;
  readonly onShow: (citationId: string | null) => void;
}

interface Props {
  answer: Pick<NonNullable<MessageView['answer']>, 'passages'>;
  text: EvidenceText;
  beside: Beside | undefined;
}

/** The words of an answer, with the cited passage next to them. */
export function AnswerBody({ answer: { passages }, text, beside }: Props) {
  const { citations } = text.content;
  const isExtracted = text.method === 'EXTRACTED' && passages.length > 0;
  if (isExtracted && !beside?.short) return <AnswerPassages passages={passages} citations={citations} />;
  if (!beside) return <EvidenceTextView text={text} />;
  const { shownId, onShow } = beside;
  const show = ({ citationReferenceId }: { citationReferenceId: string }) => onShow(citationReferenceId);
  const citation = citations.find((one) => one.citationReferenceId === shownId);
  const passage = passages.find((one) => one.citationReferenceId === shownId);
  return (
    <div className={styles.answered} data-beside={passage && citation ? true : undefined}>
      {isExtracted ? (
        <ShortQuotes citations={citations} shownId={shownId} onShow={show} />
      ) : (
        <EvidenceTextView text={text} {...(passages.length > 0 ? { onOpen: show } : {})} />
      )}
      {passage && citation && <PassageBeside passage={passage} citation={citation} onClose={() => onShow(null)} />}
    </div>
  );
}
