import { Checkbox, Select } from '@mantine/core';
import type { Level, SpecialGroup } from '@evident/domain/permissions';
import type { GrantView } from '@evident/domain/projects';
import { Globe, Lock } from 'lucide-react';
import { LEVEL_WORDS } from './level-words.ts';
import styles from './access.module.css';

interface Props {
  grants: readonly GrantView[];
  kind: 'project' | 'folder';
  /** Why nothing can be changed; null when it can. */
  reason: string | null;
  onChange: (group: SpecialGroup, level: Level, before: Level) => void;
}

const CHOICES = [
  { value: 'none', label: 'Private: only those named below' }, { value: 'READ', label: 'Everyone can view' },
  { value: 'WRITE', label: 'Everyone can edit' }, { value: 'FULL', label: 'Everyone has full access' },
];

/** Whether everybody of the workspace may come in, and what for. */
export function Openness({ grants, kind, reason, onChange }: Props) {
  const own = (group: SpecialGroup): Level => grants.find(({ kind: holder, id, folder }) => holder === 'special' && id === group && folder === null)?.level ?? 'none';
  const inherited = grants.filter(({ kind: holder, folder }) => holder === 'special' && folder !== null);
  const everyone = own('public');
  const closed = everyone === 'none' && own('markup') === 'none' && own('playback') === 'none' && inherited.length === 0;
  const Icon = closed ? Lock : Globe;
  return (
    <section className={styles.section} aria-label="Everyone in the workspace">
      <h2 className={styles.title}>Everyone in the workspace</h2>
      <p className={styles.about}>
        {closed ? `Private: only those named below know that this ${kind} exists.` : 'Everyone in the workspace can come in.'} Viewers never get more than viewing.
      </p>
      <div className={styles.choice}>
        <Icon size={16} aria-hidden className={styles.icon} />
        <Select className={styles.who} aria-label="Everyone" data={CHOICES} value={everyone} allowDeselect={false} readOnly={reason !== null} description={reason ?? undefined}
          onChange={(level) => level && level !== everyone && onChange('public', level as Level, everyone)} />
      </div>
      {inherited.map((grant) => <p key={`${grant.id} ${grant.folder?.id}`} className={styles.about}>{grant.name}: {LEVEL_WORDS[grant.level].toLowerCase()}, through the folder ‘{grant.folder?.title || 'Untitled folder'}’. It can only be changed there.</p>)}
      <Checkbox mt="md" label="Everyone can view, highlight and tag, without editing notes" checked={own('markup') !== 'none'} disabled={reason !== null} onChange={(event) => onChange('markup', event.currentTarget.checked ? 'READ' : 'none', own('markup'))} />
      <Checkbox mt="xs" label="Everyone can watch and read" checked={own('playback') !== 'none'} disabled={reason !== null} onChange={(event) => onChange('playback', event.currentTarget.checked ? 'READ' : 'none', own('playback'))} />
    </section>
  );
}
