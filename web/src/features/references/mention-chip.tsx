import type { Referenced } from '@evident/domain/content';
import type { ReferenceCard } from '@evident/domain/references';
import { KIND_ICONS } from './kind-icons.ts';
import { ObjectLink } from './object-link.tsx';
import { shownTitle } from './titles.ts';
import styles from './references.module.css';

interface Props {
  object: Referenced;
  /** Undefined while it loads; null if it is gone or out of sight. */
  card: ReferenceCard | null | undefined;
}

/** A member or an object in the words of a text. */
export function MentionChip({ object: { kind, id }, card }: Props) {
  if (!card)
    return (
      <span className={styles.unseen}>
        {card === undefined ? '…' : kind === 'member' ? '@Deleted user' : `a ${kind} that you cannot see`}
      </span>
    );
  const Icon = KIND_ICONS[kind];
  return (
    <ObjectLink kind={kind} id={id} className={styles.mention}>
      {kind !== 'member' && <Icon size={14} aria-hidden />}
      <bdi>
        {kind === 'member' && '@'}
        {shownTitle(card)}
      </bdi>
    </ObjectLink>
  );
}
