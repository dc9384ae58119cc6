import type { GrantView, GrantWording } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { grantsQuery, type Guarded } from '../../data/access/queries.ts';
import { listOf } from '../../kernel/queries/use-pages.ts';
import { Listing } from '../../ui/states/listing.tsx';
import { ReadOnlyNotice } from '../../ui/states/read-only-notice.tsx';
import { GrantForm } from './grant-form.tsx';
import { GrantLine } from './grant-line.tsx';
import { LEVEL_WORDS } from './level-words.ts';
import { Openness } from './openness.tsx';
import { PeopleWithAccess } from './people-with-access.tsx';
import { useGrant } from '../../data/access/mutations.ts';
import styles from './access.module.css';
import { useFeatureGate } from '../../data/plans/gates.ts';
import { PlanGate } from '../../ui/plan-gate.tsx';

interface Props {
  on: Guarded;
  /** The reason editing is disabled; null if allowed. */
  reason: string | null;
}

type Give = (grant: GrantWording, name: string, before: GrantWording['level']) => void;

/** Lists the grants on a project or folder. Members with full access edit them here. */
export function AccessEditor({ on, reason }: Props) {
  const grants = listOf(useQuery(grantsQuery(on)));
  const { mutate } = useGrant();
  const gate = useFeatureGate('projectPermissions');
  const give: Give = (grant, name, before) =>
    mutate({ on, label: `${name}: ${LEVEL_WORDS[grant.level].toLowerCase()}`, changes: [{ name, grant, before }] });
  return (
    <>
      {reason === null && <PlanGate gate={gate} />}
      {reason !== null && (
        <div className={styles.section}>
          <ReadOnlyNotice reason={`${reason}. Members with full access can change who has access.`} />
        </div>
      )}
      <Listing of={grants} things="people with access" empty={<p className={styles.about}>No members have access.</p>}>
        {(items) => (
          <>
            <Openness
              grants={items}
              kind={on.kind}
              reason={reason}
              onChange={(changes, label) =>
                mutate({
                  on,
                  label,
                  changes: changes.map(({ id, level, before }) => ({
                    name: 'Everyone',
                    grant: { kind: 'special', id, level },
                    before,
                  })),
                })
              }
            />
            <section className={styles.section} aria-label="People and groups">
              <h2 className={styles.title}>People and groups</h2>
              {reason === null && (
                <GrantForm
                  taken={new Set(items.filter(({ folder }) => folder === null).map(({ id }) => id))}
                  onGive={({ kind, id, name }, level) => give({ kind, id, level }, name, 'none')}
                />
              )}
              <Named on={on} grants={items.filter(({ kind }) => kind !== 'special')} reason={reason} give={give} />
            </section>
          </>
        )}
      </Listing>
    </>
  );
}

/** A project lists people with their effective level, so their own grants are not repeated here. */
function Named({
  on,
  grants,
  reason,
  give,
}: {
  on: Guarded;
  grants: readonly GrantView[];
  reason: string | null;
  give: Give;
}) {
  const isPerson = ({ kind, effectiveLevel }: GrantView) =>
    on.kind === 'project' && kind === 'user' && effectiveLevel !== 'none';
  const lines = grants.filter((grant) => !isPerson(grant));
  const change = (grant: GrantView, level: GrantWording['level']) =>
    give({ kind: grant.kind, id: grant.id, level }, grant.name, grant.level);
  return (
    <>
      {on.kind === 'folder' && grants.length === 0 && (
        <p className={styles.about}>No person or group was given access by name.</p>
      )}
      {lines.length > 0 && (
        <ul className={styles.list} aria-label={on.kind === 'project' ? 'Groups' : 'People and groups'}>
          {lines.map((grant) => (
            <GrantLine
              key={`${grant.id} ${grant.folder?.id ?? ''}`}
              grant={grant}
              reason={reason}
              onChange={(level) => change(grant, level)}
            />
          ))}
        </ul>
      )}
      {on.kind === 'project' && (
        <PeopleWithAccess
          projectId={on.id}
          grants={grants.filter(({ kind, folder }) => kind === 'user' && folder === null)}
          reason={reason}
          onChange={change}
        />
      )}
    </>
  );
}
