import type { GrantView, GrantWording } from '@evident/domain/projects';
import { Listing } from '../../ui/states/listing.tsx';
import { ReadOnlyNotice } from '../../ui/states/read-only-notice.tsx';
import { GrantForm } from './grant-form.tsx';
import { GrantLine } from './grant-line.tsx';
import { Openness } from './openness.tsx';
import { useGrant, useGrants, type Guarded } from './use-access.ts';
import styles from './access.module.css';

interface Props {
  on: Guarded;
  /** Why nothing can be changed; null when it can. */
  reason: string | null;
}

/** Who was given what on a project or folder; whoever manages it changes that here. */
export function AccessEditor({ on, reason }: Props) {
  const grants = useGrants(on);
  const { mutate } = useGrant();
  const give = (grant: GrantWording, name: string, before: GrantWording['level']) => mutate({ on, name, grant, before });
  return (
    <>
      {reason !== null && <div className={styles.section}><ReadOnlyNotice reason={`${reason}. You see who has access; somebody with full access changes it.`} /></div>}
      <Listing of={grants} things="people with access" empty={<p className={styles.about}>Nobody was given access.</p>}>
        {(items) => (
          <>
            <Openness grants={items} kind={on.kind} reason={reason} onChange={(id, level, before) => give({ kind: 'special', id, level }, 'Everyone', before)} />
            <section className={styles.section} aria-label="People and groups">
              <h2 className={styles.title}>People and groups</h2>
              {reason === null && <GrantForm taken={new Set(items.filter(({ folder }) => folder === null).map(({ id }) => id))} onGive={({ kind, id, name }, level) => give({ kind, id, level }, name, 'none')} />}
              <Named grants={items.filter(({ kind }) => kind !== 'special')} reason={reason} onChange={(grant, level) => give({ kind: grant.kind, id: grant.id, level }, grant.name, grant.level)} />
            </section>
          </>
        )}
      </Listing>
    </>
  );
}

function Named({ grants, reason, onChange }: { grants: readonly GrantView[]; reason: string | null; onChange: (grant: GrantView, level: GrantWording['level']) => void }) {
  if (grants.length === 0) return <p className={styles.about}>No person or group was given access by name.</p>;
  return <ul className={styles.list}>{grants.map((grant) => <GrantLine key={`${grant.id} ${grant.folder?.id ?? ''}`} grant={grant} reason={reason} onChange={(level) => onChange(grant, level)} />)}</ul>;
}
