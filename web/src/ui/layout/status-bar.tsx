import type { ConnectionState } from '@evident/domain/connection';
import { UnstyledButton } from '@mantine/core';
import { useConnection } from '../../kernel/connection/connection-store.ts';
import { useUpdated } from '../../kernel/connection/release.ts';
import { useSaving, type Saving } from '../../kernel/connection/saving.ts';
import styles from './status-bar.module.css';

type Tone = 'good' | 'warn' | 'danger' | 'quiet';

const CONNECTION: Record<ConnectionState, { words: string; tone: Tone }> = {
  Connecting: { words: 'Connecting…', tone: 'quiet' },
  Connected: { words: 'Connected', tone: 'good' },
  Reconnecting: { words: 'Reconnecting…', tone: 'warn' },
  Reconnected: { words: 'Reconnected', tone: 'good' },
  ClientOffline: { words: 'You are offline', tone: 'danger' },
  ServerOffline: { words: 'The server is not answering', tone: 'danger' },
};

const SAVING: Record<Saving, string> = {
  saving: 'Saving…',
  saved: 'Saved',
  waiting: 'Kept on this page until the connection is back',
  refused: 'Not saved: the server would not take it',
};

/** Shown while offline without unsaved edits. */
const STALE = 'This page may miss the latest changes';

/** Reports connection and saving state. The only place that does. */
export function StatusBar({ onKeys }: { onKeys?: () => void }) {
  const { state } = useConnection();
  return (
    <footer>
      <StatusLine connection={state} saving={useSaving()} updated={useUpdated()} onKeys={onKeys} />
    </footer>
  );
}

interface Props {
  connection: ConnectionState;
  saving: Saving | null;
  updated?: boolean;
  onKeys?: () => void;
}

export function StatusLine({ connection, saving, updated = false, onKeys }: Props) {
  const { words, tone } = CONNECTION[connection];
  const offline = tone === 'danger';
  const detail =
    saving === null || (offline && saving === 'saved')
      ? offline
        ? STALE
        : null
      : SAVING[offline && saving === 'saving' ? 'waiting' : saving];
  return (
    <div className={styles.bar} data-offline={offline}>
      <span className={styles.state} role="status">
        <span className={styles.dot} data-tone={tone} aria-hidden />
        <span>{words}</span>
        {detail !== null && (
          <span className={styles.saving} data-refused={saving === 'refused'}>
            {detail}
          </span>
        )}
      </span>
      {updated && (
        <span className={styles.updated} role="status">
          Evident was updated.{' '}
          <UnstyledButton className={styles.keys} onClick={() => location.reload()}>
            Reload
          </UnstyledButton>
        </span>
      )}
      {onKeys && (
        <UnstyledButton className={styles.keys} onClick={onKeys} title="Keys (?)">
          Keys
        </UnstyledButton>
      )}
    </div>
  );
}
