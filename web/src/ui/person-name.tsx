import { PersonAvatar } from './person-avatar.tsx';
import styles from './person-name.module.css';

interface Props {
  /** null: nobody knows who it was. */
  person: { name: string; pictureUrl?: string | null; removed?: boolean } | null;
  you?: boolean;
  withAvatar?: boolean;
}

/** Who it was, in the product's words for those who left, are unknown, or are yourself. */
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
