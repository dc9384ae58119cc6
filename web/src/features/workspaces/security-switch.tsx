import { Switch } from '@mantine/core';
import type { TeamView } from '@evident/domain/workspaces';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { whoQuery } from '../../data/identity/queries.ts';
import { showToast } from '../../kernel/toasts.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { useWorkspaceChange } from '../../data/workspaces/mutations.ts';

interface Props {
  setting: 'passwordAuthEnabled' | 'linkSharingEnabled';
  label: string;
  /** The effect of switching it off. */
  description: string;
  workspace: Pick<TeamView, Props['setting'] | 'version'>;
  /** The reason editing is disabled; null if allowed. */
  reason: string | null;
}

/** A security setting of the workspace that is on or off. */
export function SecuritySwitch({ setting, label, description, workspace, reason }: Props) {
  const client = useQueryClient();
  const change = useWorkspaceChange(workspace);
  const saving = useMutation({
    mutationFn: (on: boolean) => change({ [setting]: on }),
    onSuccess: (_, on) => {
      showToast({ title: `${label}: ${on ? 'on' : 'off'}` });
      return client.invalidateQueries(whoQuery());
    },
  });
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
