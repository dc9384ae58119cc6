import { personName } from '@evident/domain/people';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import styles from './people.module.css';

interface Props {
  /** Null for a person whom the member may not see. */
  personId: string | null;
  name: string | null;
}

/** A person's name that opens them; plain words where they are hidden. */
export function ContactName({ personId, name }: Props) {
  if (personId === null) return <span className={styles.hidden}>{personName(null)}</span>;
  return (
    <PeekLink item={{ kind: 'person', id: personId }} className={styles.name}>
      {personName(name ?? '')}
    </PeekLink>
  );
}
