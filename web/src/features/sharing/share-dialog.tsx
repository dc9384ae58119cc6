import { Button } from '@mantine/core';
import { LINKS_OFF, VISITOR_NOTICE, type SharedType } from '@evident/domain/sharing';
import { useQuery } from '@tanstack/react-query';
import { Globe, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { shareLinksQuery } from '../../data/sharing/queries.ts';
import { listOf } from '../../kernel/queries/use-pages.ts';
import { useWho } from '../../kernel/who.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';
import { ShareLinkRow } from './share-link-row.tsx';
import { useCreateShareLink } from '../../data/sharing/mutations.ts';
import styles from './share-dialog.module.css';
import { useFeatureGate } from '../../data/plans/gates.ts';
import { PlanGate } from '../../ui/plan-gate.tsx';

interface Props {
  objectType: SharedType;
  objectId: string;
  /** The reason links can only be switched off; absent if editable. */
  onlyOff?: string | null;
  /** The path of the access settings; absent if they are elsewhere. */
  access?: string;
  opened: boolean;
  onClose: () => void;
}

/** Manages the public links of a project, note or insight. */
export function ShareDialog({ opened, onClose, access, ...shared }: Props) {
  const off = useWho()?.workspace.linkSharingEnabled === false ? LINKS_OFF : undefined;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Share by link"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {access !== undefined && (
        <p className={styles.what}>
          Colleagues need no link:{' '}
          <Link to={access} onClick={onClose}>
            who has access
          </Link>
        </p>
      )}
      <p className={styles.what}>
        <Link to={`/audit-log/${shared.objectType.toUpperCase()}/${shared.objectId}`} onClick={onClose}>
          Who can see this?
        </Link>
      </p>
      {off && <p className={styles.what}>{off}. No link works until an admin allows them again.</p>}
      <Links {...shared} onlyOff={shared.onlyOff ?? off} />
    </Dialog>
  );
}

function Links({ objectType, objectId, onlyOff }: Pick<Props, 'objectType' | 'objectId' | 'onlyOff'>) {
  const links = listOf(useQuery(shareLinksQuery(objectType, objectId)));
  const { mutate, isPending } = useCreateShareLink();
  const gate = useFeatureGate('linkSharing');
  const create = (again: boolean) => (
    <DisabledReason reason={onlyOff}>
      <Button
        variant={again ? 'default' : 'filled'}
        leftSection={<Plus size={16} aria-hidden />}
        loading={isPending}
        onClick={() => mutate({ objectType, objectId })}
      >
        {again ? 'Create another link' : 'Create a link'}
      </Button>
    </DisabledReason>
  );
  return (
    <>
      <p className={styles.what}>{VISITOR_NOTICE[objectType]}</p>
      <PlanGate gate={gate} />
      <Listing
        of={links}
        things="links"
        empty={
          <StateMessage icon={Globe} title="No link yet" action={create(false)}>
            A link works for anyone who has it, without signing in. You can switch it off at any time.
          </StateMessage>
        }
      >
        {(items) => (
          <>
            <ul className={styles.links} aria-label="Links">
              {items.map((link) => (
                <ShareLinkRow key={link.id} link={link} onlyOff={onlyOff} />
              ))}
            </ul>
            {create(true)}
          </>
        )}
      </Listing>
    </>
  );
}
