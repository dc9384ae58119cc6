import { Button } from '@mantine/core';
import { PersonName } from '../../ui/person-name.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { LEVEL_WORDS } from './level-words.ts';
import { useProjectPeople } from './use-access.ts';
import styles from './access.module.css';

/** Everybody who can come in, what they can do, and why. */
export function PeopleWithAccess({ projectId }: { projectId: string }) {
  const people = useProjectPeople(projectId);
  return (
    <section className={styles.section} aria-label="Who can come in, and why">
      <h2 className={styles.title}>Who can come in, and why</h2>
      <Listing of={people} things="people" empty={<p className={styles.about}>Nobody.</p>}>
        {(items) => (
          <ul className={styles.list}>
            {items.map((person) => (
              <li key={person.id} className={styles.line}>
                <span className={styles.name}><PersonName person={person} withAvatar /><span className={styles.why}>{person.because.join('; ')}</span></span>
                <span className={styles.fixed}>{LEVEL_WORDS[person.level]}</span>
              </li>
            ))}
          </ul>
        )}
      </Listing>
      {people.more && <Button mt="sm" variant="default" loading={people.loadingMore} onClick={people.more}>Show more</Button>}
    </section>
  );
}
