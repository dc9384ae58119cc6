import type { Restrictions } from '@evident/domain/plans';
import { amountInWords } from './words.ts';
import styles from './plans.module.css';

/** What a workspace no longer has with another plan. */
export function PlanRestrictions({ restrictions: { features, limits } }: { restrictions: Restrictions }) {
  return (
    <ul className={styles.restrictions}>
      {limits.map(({ limit, title, used, most }) => (
        <li key={limit}>
          <strong>{title}</strong>: {amountInWords(limit, used)} of {amountInWords(limit, most)}. {CONSEQUENCES[limit]}
        </li>
      ))}
      {features.length > 0 && (
        <li>
          <strong>No longer available</strong>: {features.map(({ title }) => title.toLowerCase()).join(', ')}. What is
          set stays as it is.
        </li>
      )}
    </ul>
  );
}

const STAYS = 'All stay; new ones need room.';
const CONSEQUENCES: Readonly<Record<Restrictions['limits'][number]['limit'], string>> = {
  projects: 'The newest become read-only until there is room.',
  folders: STAYS,
  channels: STAYS,
  dataPoints: STAYS,
  templates: STAYS,
  extensions: STAYS,
  tagBoards: STAYS,
  transcriptionMinutes: 'Transcripts stay; new ones wait for the next month.',
  seats: 'Everyone stays; invites need a free seat.',
  storage: 'Files stay; uploads need room.',
};
