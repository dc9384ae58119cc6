import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ruleCountsQuery, useEndPublicLinks } from '../../data/oversight/rules.ts';
import { useWho } from '../../kernel/who.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { RuleSwitch } from './rule-switch.tsx';
import { EXPORTS, FACTOR, GUESTS, LINKS } from './rule-words.ts';

/** The rules of the workspace, each with what it does not allow now. */
export function WorkspaceRules() {
  const workspace = useWho()?.workspace;
  const { data: counts, error, refetch } = useQuery(ruleCountsQuery());
  if (error)
    return <FailedState title="The rules could not be loaded" problem={error} onRetry={() => void refetch()} />;
  if (!workspace || !counts) return <ListSkeleton things="the rules" />;
  const { domains } = counts;
  return (
    <>
      <SettingsSection title="Public links" about="Links to research for people without an account.">
        <RuleSwitch words={LINKS} workspace={workspace} count={counts.publicLinks}>
          <EndLinks count={counts.publicLinks} />
        </RuleSwitch>
      </SettingsSection>
      <SettingsSection
        title="Guests"
        about={
          domains.length > 0
            ? `Guests have an address outside ${domains.join(', ')}.`
            : 'Guests have an address outside the domains of your organization.'
        }
      >
        <RuleSwitch
          words={GUESTS}
          workspace={workspace}
          count={counts.guests}
          blocked={domains.length > 0 ? null : 'Add the domains of your organization under Security first.'}
        >
          <Link to="/settings/users">Remove guests under Members</Link>
        </RuleSwitch>
        {domains.length === 0 && <Link to="/settings/security">Open Security</Link>}
      </SettingsSection>
      <SettingsSection title="Exports" about="Files with research that leave the workspace.">
        <RuleSwitch words={EXPORTS} workspace={workspace} count={0} />
      </SettingsSection>
      <SettingsSection
        title="Two-step sign-in"
        about="A code from an app, in addition to the password or emailed code."
      >
        <RuleSwitch words={FACTOR} workspace={workspace} count={counts.secondFactor} />
      </SettingsSection>
    </>
  );
}

function EndLinks({ count }: { count: number }) {
  const [asks, setAsks] = useState(false);
  const end = useEndPublicLinks();
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setAsks(true)}>
        Turn off all links
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title="Turn off all public links?"
        verb="Turn off links"
        danger
        onConfirm={() => end.mutateAsync()}
      >
        {LINKS.countWords(count)} They stay off when you allow public links again. Members can turn each on again then.
      </ConfirmDialog>
    </>
  );
}
