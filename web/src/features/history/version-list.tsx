import type { TextVersionView } from '@evident/domain/history';
import { exactTime } from '../../ui/time.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import styles from './version-list.module.css';

interface Props {
  versions: readonly TextVersionView[];
  chosenId: string;
  onChoose: (versionId: string) => void;
}

/** Versions of a text, newest first; arrows move between them. */
export function VersionList({ versions, chosenId, onChoose }: Props) {
  const move = (from: number, by: number, list: HTMLElement) => {
    const next = versions[from + by];
    if (!next) return;
    list.querySelectorAll<HTMLElement>('[data-version]')[from + by]?.focus();
    onChoose(next.id);
  };
  return (
    <ol className={styles.list} aria-label="Versions">
      {versions.map((version, at) => (
        <li key={version.id}>
          <button
            type="button"
            className={styles.version}
            data-version
            aria-current={version.id === chosenId}
            onClick={() => onChoose(version.id)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
              event.preventDefault();
              move(at, event.key === 'ArrowDown' ? 1 : -1, event.currentTarget.closest('ol')!);
            }}
          >
            <span className={styles.title} dir="auto">
              {version.name ?? (version.current ? 'Now' : <RelativeTime at={version.endedAt} />)}
            </span>
            <span className={styles.about}>{about(version)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function about({ name, current, authors, endedAt, restoredFrom }: TextVersionView): string {
  const by = authors.length > 0 ? authors.map((author) => author.name).join(', ') : 'First version';
  const when = name !== null || current ? ` · ${exactTime(new Date(endedAt))}` : '';
  return `${by}${when}${restoredFrom ? ' · Restored' : ''}`;
}
