import { Switch } from '@mantine/core';
import type { TeamView } from '@evident/domain/workspaces';
import { useSwitchSetting } from '../../data/workspaces/settings.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';

interface Props {
  setting: 'passwordAuthEnabled' | 'linkSharingEnabled' | 'maskPersonalData';
  label: string;
  /** The effect of switching it. */
  description: string;
  workspace: Pick<TeamView, Props['setting'] | 'version'>;
  /** The reason editing is disabled; null if allowed. */
  reason: string | null;
}

/** A security setting of the workspace that is on or off. */
export function SecuritySwitch({ setting, label, description, workspace, reason }: Props) {
  const saving = useSwitchSetting(
    workspace,
    (on) => ({ [setting]: on }),
    (on) => `${label}: ${on ? 'on' : 'off'}`,
  );
  return (
    <>
      <Switch
        label={label}
        description={reason ?? description}
        disabled={reason !== null || saving.isPending}
        checked={saving.isPending ? saving.variables : workspace[setting]}
        onChange={(event) => saving.mutate(event.currentTarget.checked)}
      />
      <ProblemNote problem={saving.error} />
    </>
  );
}
