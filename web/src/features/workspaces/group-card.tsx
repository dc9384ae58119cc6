import { Button, CloseButton, Select, TextInput } from '@mantine/core';
import { GROUP_MEMBERS_MAX, groupWording, type GroupView, type MemberView } from '@evident/domain/workspaces';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { useGroupChanges } from '../../data/workspaces/mutations.ts';
import styles from './workspaces.module.css';

interface Props {
  group: GroupView;
  everybody: readonly MemberView[];
  /** The reason editing is disabled; null if allowed. */
  reason: string | null;
}

/** Maximum suggestions; typing narrows them down. */
const SHOWN = 100;
const whyFull = (members: number): string | null =>
  members >= GROUP_MEMBERS_MAX ? `A group has at most ${GROUP_MEMBERS_MAX} members` : null;

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
  const members = everybody.filter((member) => memberIds.includes(member.id));
  const others = everybody.filter((member) => !memberIds.includes(member.id));
  const whyNotMore = reason ?? whyFull(memberIds.length) ?? (others.length === 0 ? 'Everyone is in this group' : null);
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
        <span className={styles.quiet}>
          {memberIds.length} of {GROUP_MEMBERS_MAX}
        </span>
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
        {memberIds.length === 0 ? (
          <p className={styles.quiet}>No members yet.</p>
        ) : (
          <ul className={styles.people} aria-label={`Members of ${name}`}>
            {members.map((member) => (
              <li key={member.id} className={styles.person}>
                {member.name}
                <DisabledReason reason={reason}>
                  <CloseButton
                    size="sm"
                    aria-label={`Remove ${member.name} from ${name}`}
                    onClick={() => take.mutate({ groupId: id, memberId: member.id })}
                  />
                </DisabledReason>
              </li>
            ))}
          </ul>
        )}
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
