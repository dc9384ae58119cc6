import { Button } from '@mantine/core';
import type { AvailableTeamView, SignedInView } from '@evident/domain/workspaces';
import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { openWorkspace } from '../../data/identity/signed-in.ts';
import { useJoinWorkspace, useOpenWorkspace } from '../../data/workspaces/mutations.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { WorkspaceIcon } from '../../ui/layout/workspace-icon.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ClosedWorkspaces } from './closed-workspaces.tsx';
import { roleLabel } from './roles.ts';
import styles from './workspace-chooser.module.css';

interface Props {
  person: Pick<SignedInView, 'workspaces' | 'availableTeams' | 'email'>;
  /** Only workspaces to join. */
  joining?: boolean;
  /** Navigates to a workspace. */
  open?: (teamId: string) => Promise<void>;
}

/** The account's workspaces, and those it can join by invite or email domain. */
export function WorkspaceChooser({
  person: { workspaces, availableTeams, email },
  joining = false,
  open = openWorkspace,
}: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const opening = useOpenWorkspace(open);
  const joiningOne = useJoinWorkspace(open);
  const go = (teamId: string, how: typeof opening) => {
    setChosen(teamId);
    how.mutate(teamId);
  };
  const busy = (teamId: string) => chosen === teamId && !opening.isError && !joiningOne.isError;
  const own = joining ? [] : workspaces.filter(({ deletesAt }) => deletesAt === null);
  const closed = joining ? [] : workspaces.filter(({ deletesAt }) => deletesAt !== null);
  if (own.length + closed.length + availableTeams.length === 0) {
    return (
      <EmptyState icon={DoorOpen} title={joining ? 'No workspaces to join yet' : 'You’re not in a workspace yet'}>
        Ask an admin to invite {email}, or create your own workspace.
      </EmptyState>
    );
  }
  return (
    <>
      <ProblemNote problem={opening.error ?? joiningOne.error} />
      {own.length > 0 && (
        <ul className={styles.rows} aria-label="Your workspaces">
          {own.map(({ id, name, url, role, primaryColor, logoUrl }) => (
            <li key={id} className={styles.row}>
              <WorkspaceIcon name={name} color={primaryColor} logoUrl={logoUrl} />
              <span className={styles.words}>
                <strong>{name}</strong>
                <small>
                  {new URL(url).host} · {roleLabel(role)}
                </small>
              </span>
              <Button
                variant={own.length === 1 ? 'filled' : 'default'}
                loading={busy(id)}
                aria-label={`Open ${name}`}
                onClick={() => go(id, opening)}
              >
                Open
              </Button>
            </li>
          ))}
        </ul>
      )}
      {availableTeams.length > 0 && (
        <section className={styles.open}>
          <h2 className={styles.heading}>Open to you</h2>
          <ul className={styles.rows} aria-label="Open to you">
            {availableTeams.map((team) => (
              <li key={team.id} className={styles.row} data-type={team.type}>
                <WorkspaceIcon name={team.name} color={team.primaryColor} logoUrl={team.logoUrl} />
                <span className={styles.words}>
                  <strong>{team.name}</strong>
                  <small>{whyOpen(team, email)}</small>
                </span>
                <Button
                  variant="default"
                  loading={busy(team.id)}
                  aria-label={`Join ${team.name}`}
                  onClick={() => go(team.id, joiningOne)}
                >
                  Join
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ClosedWorkspaces workspaces={closed} open={open} />
    </>
  );
}

const whyOpen = ({ type, invitedBy }: AvailableTeamView, email: string): string =>
  type === 'INVITE'
    ? `${invitedBy || 'An admin'} invited you`
    : `Open to everyone with ${email.slice(email.lastIndexOf('@'))}`;
