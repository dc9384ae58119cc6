import { Badge } from '@mantine/core';
import type { GroupView, MemberView } from '@evident/domain/workspaces';
import { UserX } from 'lucide-react';
import { useWho } from '../../kernel/who.ts';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { roleAbout, roleLabel } from './roles.ts';
import styles from './profile-head.module.css';

interface Props {
  member: MemberView;
  groups: readonly GroupView[];
}

/** Profile header: picture, address, role, groups. */
export function ProfileHead({ member, groups }: Props) {
  const you = useWho()?.member.id === member.id;
  if (member.removed)
    return (
      <Notice icon={UserX}>
        This person is no longer in {member.teamName}. Their name and address were deleted. Their work is still here.
      </Notice>
    );
  return (
    <div className={styles.head}>
      <PersonAvatar name={member.name} pictureUrl={member.pictureFileId && `/f/${member.pictureFileId}`} size="large" />
      <div className={styles.facts}>
        <p className={styles.badges}>
          <Badge variant="light" title={roleAbout(member.role)}>
            {roleLabel(member.role)}
          </Badge>
          {member.workspaceAdmin && <Badge variant="light">Admin</Badge>}
          {you && (
            <Badge variant="light" color="gray">
              You
            </Badge>
          )}
        </p>
        <p className={styles.fact}>
          <a href={`mailto:${member.email}`}>{member.email}</a> · joined <RelativeTime at={member.createdAt} />
        </p>
        {groups.length > 0 && <p className={styles.fact}>In {groups.map(({ name }) => name).join(', ')}</p>}
      </div>
    </div>
  );
}
