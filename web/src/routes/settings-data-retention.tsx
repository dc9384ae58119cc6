import { useQuery } from '@tanstack/react-query';
import { useSetRetention } from '../data/retention/mutations.ts';
import { retentionQuery } from '../data/retention/queries.ts';
import { RetentionForm } from '../features/retention/retention-form.tsx';
import { RetentionHolds } from '../features/retention/retention-holds.tsx';
import { OwnRules } from '../features/retention/own-rules.tsx';
import { RetentionRuns, RunRetention } from '../features/retention/retention-runs.tsx';
import { adminsOnly } from '../features/workspaces/admin-reasons.ts';
import { useWho } from '../kernel/who.ts';
import { SettingsSection } from '../ui/settings-section.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Data retention of the workspace. */
export function Component() {
  const who = useWho();
  return (
    <SettingsFrame title="Data retention" forAdmins>
      {who !== null && adminsOnly(who) === null && <Retention />}
    </SettingsFrame>
  );
}

function Retention() {
  const { data, error, refetch } = useQuery(retentionQuery());
  const save = useSetRetention();
  if (error)
    return <FailedState title="The settings could not be loaded" problem={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton things="data retention" count={3} />;
  return (
    <>
      <SettingsSection title="Rule" about="How long recordings and texts are kept. A rule can be set for each project.">
        <RetentionForm
          key={JSON.stringify(data.saved)}
          projectId={null}
          saved={data.saved}
          name={data.name}
          reason={null}
          onSave={({ rule, enforced, typedName }) =>
            save({ rule, enforced, ...(typedName !== undefined && { typedName }) })
          }
        />
      </SettingsSection>
      {data.projects.length > 0 && (
        <SettingsSection title="Rules of projects" about="Projects that do not follow the workspace.">
          <OwnRules projects={data.projects} />
        </SettingsSection>
      )}
      <SettingsSection
        title="Holds"
        about="A rule deletes nothing that is on hold. Place holds in a project’s settings."
      >
        <RetentionHolds holds={data.holds} reason={null} />
      </SettingsSection>
      <SettingsSection
        title="Runs"
        about="Each day at night, and when you run it. A receipt names each note by its id."
      >
        <RunRetention
          projectId={null}
          name={data.name}
          reason={data.saved?.rule ? null : 'There is no rule. Save one first.'}
        />
        <RetentionRuns />
      </SettingsSection>
    </>
  );
}
