import { Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { PersonAvatar } from './person-avatar.tsx';
import styles from './person-avatars.module.css';

interface Props {
  people: readonly { id: string; name: string; pictureUrl?: string | null }[];
  /** Relation to the item: `Here now`, `Authors`. */
  label: string;
  atMost?: number;
  /** Makes each avatar a button that follows the person. */
  following?: { readonly followed: { readonly id: string } | null; readonly follow: (id: string) => void };
}

/** Overlapping avatars; the rest are counted, with names on hover. */
export function PersonAvatars({ people, label, atMost = 4, following }: Props) {
  if (people.length === 0) return null;
  const shown = people.length > atMost ? people.slice(0, atMost - 1) : people;
  const rest = people.slice(shown.length).map(({ name }) => name);
  return (
    <ul className={styles.people} aria-label={label}>
      {shown.map(({ id, name, pictureUrl }) => (
        <li key={id}>
          {following ? (
            <Tooltip label={following.followed?.id === id ? `Stop following ${name}` : `Follow ${name}`}>
              <UnstyledButton
                className={styles.follow}
                aria-pressed={following.followed?.id === id}
                onClick={() => following.follow(id)}
              >
                <PersonAvatar name={name} pictureUrl={pictureUrl} />
                <VisuallyHidden>Follow {name}</VisuallyHidden>
              </UnstyledButton>
            </Tooltip>
          ) : (
            <PersonAvatar name={name} pictureUrl={pictureUrl} labelled />
          )}
        </li>
      ))}
      {rest.length > 0 && (
        <li className={styles.rest} title={rest.join(', ')}>
          +{rest.length}
        </li>
      )}
    </ul>
  );
}
