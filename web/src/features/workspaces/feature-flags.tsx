import { Switch } from '@mantine/core';
import {
  WORKING_FLAG_NAMES,
  featureFlagsView,
  type FeatureFlags as Flags,
  type OwnFlag,
} from '@evident/domain/workspaces';
import { FlaskConical } from 'lucide-react';
import { useSetFeatureFlags } from '../../data/workspaces/mutations.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import styles from './workspaces.module.css';

interface Props {
  flags: Flags;
  /** The reason editing is disabled; null if allowed. */
  reason: string | null;
  /** The available flags; by default those that change this version. */
  names?: readonly OwnFlag[];
}

/** The feature flags of the workspace. */
export function FeatureFlags({ flags, reason, names = WORKING_FLAG_NAMES }: Props) {
  const set = useSetFeatureFlags();
  if (names.length === 0)
    return (
      <EmptyState icon={FlaskConical} title="No beta features in this version">
        Features that you can try early appear here.
      </EmptyState>
    );
  return (
    <div className={styles.flags}>
      {names.map((name) => (
        <Switch
          key={name}
          label={featureFlagsView.properties[name].description}
          description={name}
          checked={flags[name]}
          disabled={reason !== null}
          onChange={(event) => set.mutate({ [name]: event.currentTarget.checked })}
        />
      ))}
    </div>
  );
}
