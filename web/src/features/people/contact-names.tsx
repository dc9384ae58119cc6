import type { NotePeople } from '@evident/domain/people';
import { Fragment } from 'react';
import { ContactName } from './contact-name.tsx';

const SHOWN = 3;

/** The people of a note in a row, each opening their page. */
export function ContactNames({ people }: { people: NotePeople['items'] }) {
  const rest = people.length - SHOWN;
  return (
    <span>
      {people.slice(0, SHOWN).map(({ personId, name }, at) => (
        <Fragment key={personId ?? at}>
          {at > 0 && ', '}
          <ContactName personId={personId} name={name} />
        </Fragment>
      ))}
      {rest > 0 && ` and ${rest} more`}
    </span>
  );
}
