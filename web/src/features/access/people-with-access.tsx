import { Button, Select } from '@mantine/core';
import { GRANTED_LEVELS, type Level } from '@evident/domain/permissions';
import type { GrantView, ProjectPerson } from '@evident/domain/projects';
import { projectPeopleQuery } from '../../data/access/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { PersonLink } from '../../ui/person-link.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { LEVEL_WORDS } from './level-words.ts';
import styles from './access.module.css';

interface Props {
  projectId: string;
  /** The project's own grants to people. */
  grants: readonly GrantView[];
  /** The reason editing is disabled; null if allowed. */
  reason: string | null;
  onChange: (grant: GrantView, level: Level) => void;
}

/** Every member with access, with effective level and reason. */
export function PeopleWithAccess({ projectId, grants, reason, onChange }: Props) {
  const people = usePages(projectPeopleQuery(projectId));
  return (
    <>
      <Listing of={people} things="people" empty={<p className={styles.about}>No person has access.</p>}>
        {(items) => (
          <ul className={styles.list} aria-label="People">
            {items.map((person) => (
              <li key={person.id} className={styles.line}>
                <span className={styles.name}>
                  <PersonLink person={person} withAvatar />
                  <span className={styles.why}>{reasonsOf(person)}</span>
                </span>
                <PersonLevel
                  person={person}
                  grant={reason === null ? grants.find(({ id }) => id === person.id) : undefined}
                  onChange={onChange}
                />
              </li>
            ))}
          </ul>
        )}
      </Listing>
      {people.more && (
        <Button mt="sm" variant="default" loading={people.loadingMore} onClick={people.more}>
          Show more
        </Button>
      )}
    </>
  );
}

/** Editable if the member's own grant determines the level; otherwise that grant can only be removed. */
function PersonLevel({
  person,
  grant,
  onChange,
}: {
  person: ProjectPerson;
  grant?: GrantView;
  onChange: Props['onChange'];
}) {
  if (!grant) return <span className={styles.fixed}>{LEVEL_WORDS[person.level]}</span>;
  if (grant.effectiveLevel !== person.level) {
    return (
      <>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          aria-label={`Remove direct access of ${person.name}`}
          onClick={() => onChange(grant, 'none')}
        >
          Remove direct access
        </Button>
        <span className={styles.fixed}>{LEVEL_WORDS[person.level]}</span>
      </>
    );
  }
  const levels = person.role === 'VIEWER' ? GRANTED_LEVELS.filter((level) => level === 'READ') : GRANTED_LEVELS;
  return (
    <Select
      className={styles.level}
      aria-label={`Access of ${person.name}`}
      data={[
        ...levels.map((level) => ({ value: level as string, label: LEVEL_WORDS[level] })),
        { value: 'none', label: 'Remove access' },
      ]}
      value={person.level}
      allowDeselect={false}
      onChange={(level) => level && level !== person.level && onChange(grant, level as Level)}
    />
  );
}

const reasonsOf = ({ because, role }: ProjectPerson): string =>
  [...because, ...(role === 'VIEWER' ? ['Viewers can view at most'] : [])].join('; ');
