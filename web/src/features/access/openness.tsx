import { Checkbox, Select } from '@mantine/core';
import { highest, type SpecialGroup } from '@evident/domain/permissions';
import { type GrantView, folderTitle } from '@evident/domain/projects';
import { Globe, Lock } from 'lucide-react';
import {
  changesTo,
  openedBy,
  OPENNESS,
  opensAtLeast,
  type Opened,
  type SpecialChange,
  type SpecialLevels,
} from './openness-choice.ts';
import styles from './access.module.css';

interface Props {
  grants: readonly GrantView[];
  kind: 'project' | 'folder';
  /** The reason editing is disabled; null if allowed. */
  reason: string | null;
  onChange: (changes: readonly SpecialChange[], label: string) => void;
}

const LABELS: Record<Opened, string> = {
  none: 'No access',
  READ: 'Can view',
  MARKUP: 'Can view, highlight and tag',
  WRITE: 'Can edit',
  FULL: 'Full access',
};

/** Access of everyone in the workspace, as one choice. Includes access inherited from folders. */
export function Openness({ grants, kind, reason, onChange }: Props) {
  const special = grants.filter((grant) => grant.kind === 'special');
  const own = levelsOf(special.filter(({ folder }) => folder === null));
  const inherited = special.filter(({ folder }) => folder !== null);
  const least = openedBy(levelsOf(inherited));
  const chosen = openedBy(levelsOf(special));
  const folders = [...new Set(inherited.map(({ folder }) => `‘${folderTitle(folder!.title)}’`))].join(' and ');
  const Icon = chosen === 'none' ? Lock : Globe;
  const viewersMark = levelsOf(special).markup !== 'none';
  const choose = (wanted: Opened) => onChange(changesTo(wanted, own), `Everyone: ${LABELS[wanted].toLowerCase()}`);
  return (
    <section className={styles.section} aria-label="Everyone in the workspace">
      <h2 className={styles.title}>Everyone in the workspace</h2>
      <div className={styles.choice}>
        <Icon size={16} aria-hidden className={styles.icon} />
        <Select
          className={styles.who}
          aria-label="Everyone"
          value={chosen}
          allowDeselect={false}
          readOnly={reason !== null}
          data={OPENNESS.map((value) => ({ value, label: LABELS[value], disabled: !opensAtLeast(value, least) }))}
          onChange={(value) => value && value !== chosen && choose(value as Opened)}
        />
      </div>
      <p className={styles.about}>{explained(chosen, kind)}</p>
      {least !== 'none' && (
        <p className={styles.about}>
          The folder {folders} gives everyone at least “{LABELS[least].toLowerCase()}”. Change that in the folder.
        </p>
      )}
      {(chosen === 'WRITE' || chosen === 'FULL') && (
        <Checkbox
          label="Viewers can highlight and tag"
          checked={viewersMark}
          disabled={reason !== null || levelsOf(inherited).markup !== 'none'}
          onChange={(event) =>
            onChange(
              markupChange(own, event.currentTarget.checked),
              event.currentTarget.checked ? 'Viewers can highlight and tag' : 'Viewers can no longer highlight and tag',
            )
          }
        />
      )}
    </section>
  );
}

const markupChange = (own: SpecialLevels, on: boolean): SpecialChange[] => [
  { id: 'markup', level: on ? 'READ' : 'none', before: own.markup },
];

function explained(chosen: Opened, kind: Props['kind']): string {
  if (chosen === 'none') return `Private. Only the people and groups below know that this ${kind} exists.`;
  return chosen === 'WRITE' || chosen === 'FULL'
    ? 'Members with the role viewer can view.'
    : 'The people and groups below may have more.';
}

/** The highest level of each special group. */
function levelsOf(grants: readonly GrantView[]): SpecialLevels {
  const of = (group: SpecialGroup) => highest(grants.filter(({ id }) => id === group).map(({ level }) => level));
  return { public: of('public'), markup: of('markup'), playback: of('playback') };
}
