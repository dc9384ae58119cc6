import { Button } from '@mantine/core';
import type { SightedType } from '@evident/domain/audit';
import type { GrantedLevel } from '@evident/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { audienceAroundQuery, audienceQuery } from '../../data/audit/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import lines from '../../ui/lines.module.css';
import { PersonLink } from '../../ui/person-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { shownMoment } from '../../ui/time.ts';

export const LEVELS: Readonly<Record<GrantedLevel, string>> = {
  READ: 'Can view',
  WRITE: 'Can edit',
  FULL: 'Full access',
};

/** Members who can see an object, or could at an ISO time, each with level and reasons, and the public links to it. */
export function Audience({ objectType, objectId, at }: { objectType: SightedType; objectId: string; at?: string }) {
  const people = usePages(audienceQuery(objectType, objectId, at));
  const { data: around } = useQuery(audienceAroundQuery(objectType, objectId, at));
  const isNow = at === undefined;
  return (
    <>
      {around?.links.map(({ id, expiresAt, password }) => (
        <p key={id}>
          {isNow ? 'A public link is open.' : 'A public link was open.'} Everyone who has it
          {password && ' and its password'} {isNow ? 'can see this' : 'could see this'}
          {expiresAt && ` until ${shownMoment(expiresAt)}`}.
        </p>
      ))}
      {around !== undefined && around.adminsWithout > 0 && (
        <p>
          {isNow
            ? `${around.adminsWithout === 1 ? 'One admin has' : `${around.adminsWithout} admins have`} no access now, and can take it.`
            : `${around.adminsWithout === 1 ? 'One admin' : `${around.adminsWithout} admins`} had no access, and could take it.`}{' '}
          The audit log records that.
        </p>
      )}
      <Listing
        of={people}
        things="people"
        empty={<EmptyState icon={Users} title={isNow ? 'No member can see this' : 'No member could see this'} />}
      >
        {(items) => (
          <ul className={lines.lines} aria-label="Members who can see this">
            {items.map((person) => (
              <li key={person.id} className={lines.line}>
                <span className={lines.main}>
                  <PersonLink person={person} withAvatar />
                  <small>{person.because.join('; ')}</small>
                </span>
                <span>{LEVELS[person.level]}</span>
              </li>
            ))}
          </ul>
        )}
      </Listing>
      {people.more && (
        <Button variant="default" loading={people.loadingMore} onClick={people.more}>
          Show more
        </Button>
      )}
    </>
  );
}
