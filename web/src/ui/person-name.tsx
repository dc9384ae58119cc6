import { PersonAvatar } from './person-avatar.tsx';
import styles from './person-name.module.css';

interface Props {
  /** null: unknown. */
  person: { name: string; pictureUrl?: string | null; removed?: boolean } | null;
  you?: boolean;
  withAvatar?: boolean;
}

/** Name of a person, with labels for removed, unknown and current members. */
export function PersonName({ person, you = false, withAvatar = false }: Props) {
  const gone = person === null || person.removed === true;
  const name = you ? 'You' : person === null ? 'Unknown user' : gone ? 'Deleted user' : person.name;
  return (
    <span className={styles.person} data-gone={gone}>
      {withAvatar && (
        <PersonAvatar name={person?.name ?? name} pictureUrl={gone ? null : person.pictureUrl} size="small" />
      )}
      {name}
    </span>
  );
}
