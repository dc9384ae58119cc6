import { Button } from '@mantine/core';
import type { AutomationView } from '@evident/domain/automation';
import { Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { automationListQuery } from '../../data/automation/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { automationPath } from './links.ts';
import styles from './automation.module.css';

/** The member's automations as sentences, newest first. */
export function AutomationList({ action }: { action?: ReactNode }) {
  const automations = usePages(automationListQuery());
  return (
    <Listing
      of={automations}
      things="automations"
      empty={
        <EmptyState icon={Zap} title="No automations yet" action={action}>
          An automation acts for you after an event or on a schedule, such as notifying you of notes about a topic.
        </EmptyState>
      }
    >
      {(items) => (
        <>
          <ul className={styles.list} aria-label="Automations">
            {items.map((automation) => (
              <AutomationRow key={automation.id} automation={automation} />
            ))}
          </ul>
          {automations.more && (
            <Button variant="default" loading={automations.loadingMore} onClick={automations.more}>
              Show more
            </Button>
          )}
        </>
      )}
    </Listing>
  );
}

function AutomationRow({
  automation: { id, title, sentence, active, stoppedReason, own, owner },
}: {
  automation: AutomationView;
}) {
  const state = stoppedReason !== null ? 'Stopped' : active ? 'Active' : 'Paused';
  return (
    <li className={styles.row}>
      <Link className={styles.title} to={automationPath(id)} dir="auto">
        {title}
      </Link>
      <span className={styles.about}>{own ? state : `${owner.name} · ${state}`}</span>
      <span className={styles.reason} dir="auto">
        {sentence}
      </span>
    </li>
  );
}
