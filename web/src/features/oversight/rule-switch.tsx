import { Button, Group, Switch } from '@mantine/core';
import type { TeamView, WorkspaceRule } from '@evident/domain/workspaces';
import { type ReactNode, useState } from 'react';
import { useSwitchSetting } from '../../data/workspaces/settings.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { RuleViolations } from './rule-violations.tsx';

type Setting = 'linkSharingEnabled' | 'guestsAllowed' | 'exportsAllowed' | 'membersNeedSecondFactor';

export interface RuleWords {
  readonly setting: Setting;
  /** The value of the setting while the rule is on. */
  readonly value: boolean;
  readonly label: string;
  readonly description: string;
  /** The consequence of turning it on for its violations. */
  readonly consequence: string;
  /** The list of what it does not allow; null if there is none. */
  readonly rule: WorkspaceRule | null;
  readonly countWords: (count: number) => string;
}

interface Props {
  words: RuleWords;
  workspace: Pick<TeamView, Setting | 'version'>;
  /** The number of its violations. */
  count: number;
  /** Why it cannot be turned on; null if it can. */
  blocked?: string | null;
  /** Ends what it does not allow. */
  children?: ReactNode;
}

/** A rule of the workspace. Turning it on first shows what it does not allow. */
export function RuleSwitch({ words, workspace, count, blocked = null, children }: Props) {
  const { setting, value, label, description, consequence, rule, countWords } = words;
  const [asks, setAsks] = useState(false);
  const [shows, setShows] = useState(false);
  const on = workspace[setting] === value;
  const saving = useSwitchSetting(
    workspace,
    (next) => ({ [setting]: next === value }),
    (next) => `${label}: ${next ? 'on' : 'off'}`,
  );
  const change = (next: boolean) => (next && count > 0 ? setAsks(true) : saving.mutate(next));
  return (
    <>
      <Switch
        label={label}
        description={!on && blocked !== null ? blocked : description}
        disabled={saving.isPending || (!on && blocked !== null)}
        checked={saving.isPending ? saving.variables : on}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <ProblemNote problem={asks ? null : saving.error} />
      {rule !== null && count > 0 && (
        <Group gap="xs">
          <span>{countWords(count)}</span>
          <Button variant="default" size="compact-sm" aria-expanded={shows} onClick={() => setShows(!shows)}>
            {shows ? 'Hide' : 'Show'}
          </Button>
          {on && children}
        </Group>
      )}
      {rule !== null && shows && <RuleViolations rule={rule} />}
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={`${label}?`}
        verb="Turn on"
        onConfirm={() => saving.mutateAsync(true)}
      >
        <p>
          {countWords(count)} {consequence}
        </p>
        {rule !== null && <RuleViolations rule={rule} />}
      </ConfirmDialog>
    </>
  );
}
