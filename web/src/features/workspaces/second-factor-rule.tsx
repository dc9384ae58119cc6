import { Switch } from '@mantine/core';
import type { TeamView } from '@evident/domain/workspaces';
import { useSwitchSetting } from '../../data/workspaces/settings.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';

interface Props {
  workspace: Pick<TeamView, 'adminsNeedSecondFactor' | 'version'>;
  /** The reason editing is disabled; null if allowed. */
  reason: string | null;
}

/** Whether admins must use two-step sign-in. */
export function SecondFactorRule({ workspace, reason }: Props) {
  const saving = useSwitchSetting(
    workspace,
    (adminsNeedSecondFactor) => ({ adminsNeedSecondFactor }),
    (required) => (required ? 'Admins now need two-step sign-in' : 'Two-step sign-in is now optional'),
  );
  return (
    <>
      <Switch
        label="Require two-step sign-in for admins"
        description={reason ?? 'Admins must set it up before they can act as admins. Access tokens are not affected.'}
        disabled={reason !== null || saving.isPending}
        checked={saving.isPending ? saving.variables : workspace.adminsNeedSecondFactor}
        onChange={(event) => saving.mutate(event.currentTarget.checked)}
      />
      <ProblemNote problem={saving.error} />
    </>
  );
}
