import type { Restrictions } from '@evident/domain/plans';
import { amountInWords } from './words.ts';
import styles from './plans.module.css';

/** The features and amounts that another plan takes. */
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
          <strong>No longer available</strong>: {features.map(({ title }) => title.toLowerCase()).join(', ')}. Their
          settings stay as they are.
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
