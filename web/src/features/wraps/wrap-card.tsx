import { type Citation, NOT_ENOUGH_DATA, isBeingWritten } from '@evident/domain/evidence';
import { writeNoteHash } from '@evident/domain/links';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import type { WrapBlock, WrapView } from '@evident/domain/wraps';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { Quote } from '../../ui/quote.tsx';
import { EmergingThemes } from './emerging-themes.tsx';
import styles from './wrap-card.module.css';

/** The blocks of a wrap. Each sentence leads to the words that it quotes. */
export function WrapCard({ wrap }: { wrap: WrapView }) {
  const { text, blocks, notes, highlights } = wrap;
  const citations = new Map(text.content.citations.map((citation) => [citation.citationReferenceId, citation]));
  const counts = [counted(highlights, 'highlight'), counted(notes, 'new note')].join(' and ');
  return (
    <article className={styles.wrap} aria-labelledby={`wrap-${wrap.id}`} aria-busy={isBeingWritten(text)}>
      {blocks.map((block, at) => (
        <Block key={at} block={block} citations={citations} titleId={`wrap-${wrap.id}`} counts={counts} />
      ))}
      <p className={styles.state}>{stateOf(wrap)}</p>
    </article>
  );
}

const counted = (count: number, thing: string): string => `${count.toLocaleString()} ${thing}${count === 1 ? '' : 's'}`;

function stateOf({ text: { state, reason, method, model } }: WrapView): string {
  if (state === 'WAITING' || state === 'WORKING') return 'Writing…';
  if (state === 'FAILED') return `The text could not be written. ${reason ?? ''}`;
  if (reason === NOT_ENOUGH_DATA) return 'Not enough content to summarize';
  return method === 'EXTRACTED' ? 'Extracted' : `Written by ${model}`;
}

interface BlockProps {
  block: WrapBlock;
  citations: ReadonlyMap<string, Citation>;
  titleId: string;
  counts: string;
}

function Block({
  block: { type, level, text = '', items = [], citations: cited = [] },
  citations,
  titleId,
  counts,
}: BlockProps) {
  if (type === 'graph') return <EmergingThemes themes={items} />;
  if (type === 'heading' && level === 'h1')
    return (
      <header>
        <h3 className={styles.title} id={titleId}>
          {text}
        </h3>
        <p className={styles.state}>{counts}</p>
      </header>
    );
  // The graph has its own caption.
  if (type === 'heading') return text === 'Emerging themes' ? null : <h4 className={styles.heading}>{text}</h4>;
  const sources = cited.flatMap((id) => citations.get(id) ?? []);
  return (
    <Quote
      size="small"
      speaker={sources[0]?.speaker}
      source={sources.map((citation) => (
        <Source key={citation.citationReferenceId} citation={citation} />
      ))}
    >
      {text}
    </Quote>
  );
}

function Source({ citation: { type, id, parentId, title, start, end } }: { citation: Citation }) {
  const place = type === 'highlight' ? writeNoteHash({ highlightId: id }) : writeNoteHash({ range: { start, end } });
  return <PeekLink item={{ kind: 'note', id: parentId ?? id, place }}>{title || UNTITLED_NOTE}</PeekLink>;
}
