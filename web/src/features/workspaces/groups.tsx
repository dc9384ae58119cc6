import { Button, TextInput } from '@mantine/core';
import { GROUPS_MAX, groupWording } from '@evident/domain/workspaces';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { allMembersQuery, groupsQuery } from '../../data/workspaces/members.ts';
import { useCreateGroup } from '../../data/workspaces/mutations.ts';
import { useWho } from '../../kernel/who.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { adminsOnly } from './admin-reasons.ts';
import { GroupCard } from './group-card.tsx';
import styles from './workspaces.module.css';
import { useFeatureGate } from '../../data/plans/gates.ts';
import { PlanGate } from '../../ui/plan-gate.tsx';

/** Groups of members who get access together. */
export function Groups() {
  const [name, setName] = useState('');
  const groups = useQuery(groupsQuery());
  const everybody = useQuery(allMembersQuery());
  const reason = adminsOnly(useWho());
  const making = useCreateGroup();
  const gate = useFeatureGate('userGroups');
  const again = () => {
    for (const { isError, refetch } of [groups, everybody]) if (isError) void refetch();
  };
  const count = groups.data?.length ?? 0;
  const full = count >= GROUPS_MAX ? `A workspace has at most ${GROUPS_MAX} groups` : null;
  return (
    <>
      <PlanGate gate={gate} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason === null && full === null && name.trim())
            making.mutate(name.trim(), { onSuccess: () => setName('') });
        }}
      >
        <div className={styles.row}>
          <TextInput
            label="New group"
            placeholder="Research"
            readOnly={reason !== null}
            maxLength={groupWording.properties.name.maxLength}
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value);
              making.reset();
            }}
          />
          <DisabledReason reason={reason ?? full ?? (name.trim() ? null : 'Enter a name')}>
            <Button type="submit" loading={making.isPending}>
              Create group
            </Button>
          </DisabledReason>
        </div>
        <ProblemNote problem={making.error} />
      </form>
      <Listing
        of={{ items: everybody.data && groups.data, problem: groups.error ?? everybody.error, again }}
        things="groups"
        empty={
          <EmptyState icon={UsersRound} title="Groups share access">
            Give a group access to a project or folder, and all its members have it.
          </EmptyState>
        }
      >
        {(items) => (
          <ul className={styles.stack}>
            {items.map((group) => (
              <li key={group.id}>
                <GroupCard group={group} everybody={everybody.data ?? []} reason={reason} />
              </li>
            ))}
          </ul>
        )}
      </Listing>
    </>
  );
}
