import { Button, Select, TextInput } from '@mantine/core';
import { groupMembersMax, groupWording, type GroupView, type MemberView } from '@evident/domain/workspaces';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { useGroupChanges } from '../../data/workspaces/mutations.ts';
import { GroupMembers } from './group-members.tsx';
import styles from './workspaces.module.css';

interface Props {
  group: GroupView;
  everybody: readonly MemberView[];
  /** The reason editing is disabled; null if allowed. */
  reason: string | null;
}

/** Maximum suggestions; typing narrows them down. */
const SHOWN = 100;
const whyFull = (members: number, max: number): string | null =>
  members >= max ? `A group has at most ${max} members` : null;

/** A group and its members. */
export function GroupCard({
  group: { id, name, memberIds, managedBy, version },
  everybody,
  reason: notAllowed,
}: Props) {
  const reason = notAllowed ?? (managedBy === 'SCIM' ? 'Your directory manages this group' : null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [deleting, setDeleting] = useState(false);
  const [typed, setTyped] = useState('');
  const { rename, add, take, remove } = useGroupChanges();
  const inGroup = new Set(memberIds);
  const members = everybody.filter((member) => inGroup.has(member.id));
  const others = everybody.filter((member) => !inGroup.has(member.id));
  const max = groupMembersMax({ managedBy });
  const whyNotMore =
    reason ?? whyFull(memberIds.length, max) ?? (others.length === 0 ? 'Everyone is in this group' : null);
  const nameOf = (member: MemberView) =>
    others.some((other) => other !== member && other.name === member.name)
      ? `${member.name} (${member.email})`
      : member.name;
  return (
    <article className={styles.group} aria-label={name}>
      <div className={styles.groupHead}>
        {renaming === null ? (
          <h3>{name}</h3>
        ) : (
          <form
            style={{ flex: 1 }}
            className={styles.row}
            onSubmit={(event) => {
              event.preventDefault();
              rename.mutate({ groupId: id, name: renaming, seen: version });
              setRenaming(null);
            }}
          >
            <TextInput
              aria-label="Group name"
              autoFocus
              required
              maxLength={groupWording.properties.name.maxLength}
              value={renaming}
              onChange={(event) => setRenaming(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') setRenaming(null);
              }}
            />
            <Button type="submit">Rename</Button>
          </form>
        )}
        <span className={styles.quiet}>{managedBy === null ? `${memberIds.length} of ${max}` : memberIds.length}</span>
        <MenuButton
          label={`More for ${name}`}
          entries={[
            { label: 'Rename', icon: Pencil, disabledReason: reason, run: () => setRenaming(name) },
            {
              label: 'Delete',
              icon: Trash2,
              danger: true,
              apart: true,
              disabledReason: reason,
              run: () => setDeleting(true),
            },
          ]}
        />
      </div>
      <div className={styles.groupBody}>
        <GroupMembers
          group={name}
          members={members}
          reason={reason}
          onRemove={(memberId) => take.mutate({ groupId: id, memberId })}
        />
        {whyNotMore === null ? (
          <Select
            aria-label={`Add people to ${name}`}
            placeholder="Add people…"
            value={null}
            searchValue={typed}
            onSearchChange={setTyped}
            w={240}
            maw="100%"
            searchable
            nothingFoundMessage="No matching members"
            limit={SHOWN}
            data={others.map((member) => ({ value: member.id, label: nameOf(member) }))}
            onChange={(memberId) => {
              setTyped('');
              if (memberId) add.mutate({ groupId: id, memberId });
            }}
          />
        ) : (
          <DisabledReason reason={whyNotMore}>
            <Button variant="default" size="xs" aria-label={`Add people to ${name}`}>
              Add people…
            </Button>
          </DisabledReason>
        )}
      </div>
      <ConfirmDialog
        opened={deleting}
        onClose={() => setDeleting(false)}
        title={`Delete ${name}?`}
        verb="Delete"
        danger
        onConfirm={() => remove.mutateAsync(id)}
      >
        Its members lose the access they have through the group. This can’t be undone.
      </ConfirmDialog>
    </article>
  );
}
