import { Button, Checkbox, Group, Select, Stack } from '@mantine/core';
import type { Scope } from '@evident/domain/permissions';
import { useState, type ReactNode } from 'react';
import { ProblemNote } from '../../ui/problem-note.tsx';
import styles from './oauth.module.css';

interface Props {
  /** For the name of the list of rights. */
  name: string;
  /** Scopes that the program asks for. */
  scopes: readonly Scope[];
  workspaces: readonly { id: string; name: string }[];
  teamId: string;
  /** Absent if the program names the workspace. */
  onChoose?: (teamId: string) => void;
  problem: Error | null;
  pending: boolean;
  onAllow: (scopes: Scope[]) => void;
  onRefuse: () => void;
  /** Between the rights and the buttons. */
  children?: ReactNode;
}

/** Rights and workspace of a program, and the decision of the member. */
export function Decision({ name, scopes, workspaces, teamId, onChoose, problem, pending, ...decided }: Props) {
  const [writes, setWrites] = useState(scopes.includes('write'));
  return (
    <Stack gap="md">
      {onChoose && workspaces.length > 1 ? (
        <Select
          label="Workspace"
          data={workspaces.map(({ id, name: label }) => ({ value: id, label }))}
          value={teamId}
          onChange={(chosen) => chosen !== null && onChoose(chosen)}
          allowDeselect={false}
        />
      ) : (
        <p className={styles.fact}>In the workspace {workspaces.find(({ id }) => id === teamId)?.name}, it can:</p>
      )}
      <ul className={styles.rights} aria-label={`What ${name} can do`}>
        <li>Read what you can read: notes, recordings, highlights, tags, insights and people</li>
        {scopes.includes('write') && (
          <li>
            <Checkbox
              label="Change what you can change, such as tags, notes and drafts of insights"
              checked={writes}
              onChange={(event) => setWrites(event.currentTarget.checked)}
            />
          </li>
        )}
      </ul>
      {decided.children}
      <ProblemNote problem={problem} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={decided.onRefuse}>
          Don’t allow
        </Button>
        <Button loading={pending} onClick={() => decided.onAllow(writes ? [...scopes] : ['read'])}>
          Allow
        </Button>
      </Group>
    </Stack>
  );
}
