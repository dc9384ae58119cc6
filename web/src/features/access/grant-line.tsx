import { Select } from '@mantine/core';
import { GRANTED_LEVELS, type Level } from '@evident/domain/permissions';
import type { GrantView } from '@evident/domain/projects';
import { User, Users } from 'lucide-react';
import { LEVEL_WORDS } from './level-words.ts';
import styles from './access.module.css';

interface Props {
  grant: GrantView;
  reason: string | null;
  onChange: (level: Level) => void;
}

const CHOICES = [
  ...GRANTED_LEVELS.map((level) => ({ value: level as string, label: LEVEL_WORDS[level] })),
  { value: 'none', label: 'Remove access' },
];

/** A person or group with its level, the source of the grant, and actions. */
export function GrantLine({ grant, reason, onChange }: Props) {
  const Icon = grant.kind === 'group' ? Users : User;
  const less = grant.effectiveLevel !== grant.level;
  return (
    <li className={styles.line}>
      <Icon size={16} className={styles.icon} role="img" aria-label={grant.kind === 'group' ? 'Group' : 'Person'} />
      <span className={styles.name}>
        {grant.name}
        {grant.folder !== null && (
          <span className={styles.why}>Through the folder ‘{grant.folder.title || 'Untitled folder'}’</span>
        )}
        {less && (
          <span className={styles.why}>
            {grant.effectiveLevel === 'none'
              ? 'Has left the workspace, so it counts for nothing'
              : `Counts as ‘${LEVEL_WORDS[grant.effectiveLevel].toLowerCase()}’, because a viewer never holds more`}
          </span>
        )}
      </span>
      {grant.folder !== null || reason !== null ? (
        <span className={styles.fixed} title={reason ?? undefined}>
          {LEVEL_WORDS[grant.level]}
        </span>
      ) : (
        <Select
          className={styles.level}
          aria-label={`Access of ${grant.name}`}
          data={CHOICES}
          value={grant.level}
          allowDeselect={false}
          onChange={(level) => level && level !== grant.level && onChange(level as Level)}
        />
      )}
    </li>
  );
}
