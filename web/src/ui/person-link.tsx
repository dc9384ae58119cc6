import { useWho } from '../kernel/who.ts';
import { PeekLink } from './peek/peek-link.tsx';
import { PersonName } from './person-name.tsx';
import styles from './person-name.module.css';

interface Props {
  /** null: unknown. */
  person: { id: string; name: string; pictureUrl?: string | null; removed?: boolean } | null;
  withAvatar?: boolean;
}

/** Link to a member's profile. The current user is “You”. */
export function PersonLink({ person, withAvatar }: Props) {
  const you = useWho()?.member.id === person?.id;
  if (person === null) return <PersonName person={null} withAvatar={withAvatar} />;
  return (
    <PeekLink item={{ kind: 'user', id: person.id }} className={styles.link}>
      <PersonName person={person} you={you} withAvatar={withAvatar} />
    </PeekLink>
  );
}

/** Several members in a row, each a link to their profile. */
export function PersonLinks({
  people,
  atMost = 3,
}: {
  people: readonly { id: string; name: string }[];
  atMost?: number;
}) {
  const rest = people.slice(atMost);
  return (
    <span title={people.map(({ name }) => name).join(', ')}>
      {people.slice(0, atMost).map((person, at) => (
        <span key={person.id}>
          {at > 0 && ', '}
          <PersonLink person={person} />
        </span>
      ))}
      {rest.length > 0 && ` and ${rest.length} more`}
    </span>
  );
}
