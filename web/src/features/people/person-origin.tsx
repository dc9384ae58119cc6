import type { PersonView } from '@evident/domain/people';
import { PersonLink } from '../../ui/person-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import styles from './people.module.css';

/** Origin of a person: creator, and files of imports. */
export function PersonOrigin({
  person: { importOrigin, enrichmentOrigin, createdBy, createdAt },
}: {
  person: Pick<PersonView, 'importOrigin' | 'enrichmentOrigin' | 'createdBy' | 'createdAt'>;
}) {
  return (
    <p className={styles.dim}>
      {importOrigin === null ? 'Created by ' : `Imported from ${importOrigin} by `}
      <PersonLink person={createdBy} /> <RelativeTime at={createdAt} />
      {enrichmentOrigin !== null && ` · details from ${enrichmentOrigin}`}
    </p>
  );
}
