import { useQuery } from '@tanstack/react-query';
import { useSaveAutoFeatures } from '../data/suggestions/mutations.ts';
import { autoFeaturesQuery } from '../data/suggestions/queries.ts';
import { AutoFeatures } from '../features/suggestions/auto-features.tsx';
import { adminsOnly } from '../features/workspaces/admin-reasons.ts';
import { useWho } from '../kernel/who.ts';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';

/** Automatic actions of AI in the workspace. */
export function WorkspaceAutoFeatures() {
  const who = useWho();
  const { data, error, refetch } = useQuery(autoFeaturesQuery());
  const save = useSaveAutoFeatures();
  if (data && who)
    return <AutoFeatures key={data.version} settings={data} reason={adminsOnly(who) ?? null} onSave={save} />;
  return error ? (
    <FailedState title="The settings could not be loaded" problem={error} onRetry={() => void refetch()} />
  ) : (
    <ListSkeleton things="automatic features" count={3} />
  );
}
