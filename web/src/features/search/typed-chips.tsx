import { CloseButton } from '@mantine/core';
import { type Term, type TermFault, type TypedQuery, prefixOf } from '@evident/domain/typed-query';
import { CircleAlert } from 'lucide-react';
import styles from './typed-chips.module.css';

interface Props {
  query: TypedQuery;
  faults: readonly TermFault[];
  /** Index of the part to remove. */
  onRemove: (part: number) => void;
}

/** The typed filters, each removable. One that cannot be used says why. Options are shown by their menus. */
export function TypedChips({ query, faults, onRemove }: Props) {
  const faultAt = (index: number) => faults.find(({ part }) => part === index)?.reason;
  const terms = query.parts
    .flatMap((part, index) => (part.kind === 'term' ? [{ term: part, index, fault: faultAt(index) }] : []))
    .filter(({ term, fault }) => fault !== undefined || prefixOf(term.prefix).meaning.kind !== 'option');
  if (terms.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Typed filters">
      {terms.map(({ term, index, fault }) => {
        const words = inWords(term);
        return (
          <li key={`${index} ${words}`} className={styles.chip} data-fault={fault !== undefined}>
            {fault !== undefined && <CircleAlert size={14} aria-hidden className={styles.icon} />}
            <span className={styles.words}>
              {words}
              {fault !== undefined && <span className={styles.fault}>{fault}</span>}
            </span>
            <CloseButton size="xs" aria-label={`Remove “${words}”`} onClick={() => onRemove(index)} />
          </li>
        );
      })}
    </ul>
  );
}

/** `Not tag: onboarding`, `Plan = Pro or Team` */
function inWords({ prefix, negated, field, comparison, values }: Term): string {
  const { label } = prefixOf(prefix);
  const said = values.join(' or ');
  const words =
    field === null ? `${label}: ${said || '…'}` : `${field || label} ${said ? `${comparison} ${said}` : '…'}`;
  return negated ? `Not ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words;
}
