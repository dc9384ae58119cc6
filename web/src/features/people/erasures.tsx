import type { ErasureReceiptView } from '@evident/domain/people';
import { ReceiptText } from 'lucide-react';
import { erasuresQuery } from '../../data/people/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { PersonLink } from '../../ui/person-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import styles from './people.module.css';

const NAMES: Record<keyof ErasureReceiptView['counts'], readonly [string, string]> = {
  notes: ['note', 'notes'],
  turns: ['speaker turn', 'speaker turns'],
  quotes: ['highlight', 'highlights'],
  mentions: ['mention', 'mentions'],
  histories: ['document history', 'document histories'],
  insights: ['insight', 'insights'],
  versions: ['published version', 'published versions'],
  files: ['file', 'files'],
  undoEntries: ['undo entry', 'undo entries'],
  searchEntries: ['search entry', 'search entries'],
  details: ['detail', 'details'],
};

/** Receipts of erasures: what was removed, by whom and when. */
export function Erasures() {
  const erasures = usePages(erasuresQuery());
  return (
    <Listing
      of={erasures}
      things="receipts"
      empty={
        <EmptyState icon={ReceiptText} title="No erasures yet">
          Receipts appear here after a contact was erased.
        </EmptyState>
      }
    >
      {(items) => (
        <ul className={styles.list} aria-label="Receipts">
          {items.map(({ id, counts, erasedBy, erasedAt }) => (
            <li key={id} className={styles.row}>
              <span>
                <PersonLink person={erasedBy} /> <RelativeTime at={erasedAt} />
                <br />
                <span className={styles.dim}>Removed {inWords(counts)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Listing>
  );
}

const inWords = (counts: ErasureReceiptView['counts']): string =>
  (Object.keys(NAMES) as (keyof typeof NAMES)[])
    .filter((key) => counts[key] > 0)
    .map((key) => `${counts[key]} ${NAMES[key][counts[key] === 1 ? 0 : 1]}`)
    .join(', ') || 'the record';
