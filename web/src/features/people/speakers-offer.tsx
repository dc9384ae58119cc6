import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { speakerSuggestionsQuery } from '../../data/people/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import styles from './people.module.css';
import { usePeopleReason } from './use-people-reason.ts';

const LinkSpeakersDialog = lazy(async () => ({
  default: (await import('./link-speakers-dialog.tsx')).LinkSpeakersDialog,
}));

/** Offers to link speakers whose names are like those of contacts. Nothing without such speakers, or without permission. */
export function SpeakersOffer({ projectId }: { projectId: string }) {
  const { reason } = usePeopleReason();
  return reason === undefined ? <Offer projectId={projectId} /> : null;
}

function Offer({ projectId }: { projectId: string }) {
  const speakers = usePages(speakerSuggestionsQuery(projectId));
  const [linking, setLinking] = useState(false);
  const count = (speakers.items ?? []).filter(({ matches }) => matches.length > 0).length;
  return (
    <>
      {count > 0 && (
        <p className={styles.offer} role="status">
          <span>
            {speakers.more ? 'At least ' : ''}
            {count === 1
              ? '1 speaker has a name like that of a contact.'
              : `${count} speakers have names like those of contacts.`}
          </span>
          <Button size="xs" variant="default" onClick={() => setLinking(true)}>
            Link speakers…
          </Button>
        </p>
      )}
      {linking && (
        <Suspense>
          <LinkSpeakersDialog projectId={projectId} onClose={() => setLinking(false)} />
        </Suspense>
      )}
    </>
  );
}
