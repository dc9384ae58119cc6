import type { ConnectionState } from '@evident/domain/connection';
import { DELAYED_SECONDS } from '@evident/domain/events';
import type { SearchState } from '@evident/domain/search';
import { UnstyledButton } from '@mantine/core';
import { useConnection } from '../../kernel/connection/connection-store.ts';
import { useLiveLost } from '../../kernel/connection/live.ts';
import { useUpdated } from '../../kernel/connection/release.ts';
import { useSaving, type Saving } from '../../kernel/connection/saving.ts';
import styles from './status-bar.module.css';

type Tone = 'good' | 'warn' | 'danger' | 'quiet';

const CONNECTION: Record<ConnectionState, { words: string; tone: Tone }> = {
  Connecting: { words: 'Connecting…', tone: 'quiet' },
  Connected: { words: 'Connected', tone: 'good' },
  Reconnecting: { words: 'Reconnecting…', tone: 'warn' },
  Reconnected: { words: 'Reconnected', tone: 'good' },
  ClientOffline: { words: 'You are offline.', tone: 'danger' },
  ServerOffline: { words: 'The server is not answering.', tone: 'danger' },
};

const SAVING: Record<Saving, string> = {
  saving: 'Saving…',
  saved: 'Saved',
  waiting: 'Your changes are kept on this page until the connection is back.',
  stuck: 'Not saved yet: the server cannot store changes now. Yours are kept on this page.',
  kept: 'Your changes are kept on this device.',
  refused: 'Not saved: the server would not take it',
};

const SEARCH: Record<Exclude<SearchState, 'READY'>, string> = {
  UNAVAILABLE: 'Search: Elasticsearch does not answer, PostgreSQL does',
  SLOW: 'Search: Elasticsearch is slow, PostgreSQL answers',
  FULL: 'Search: Elasticsearch takes no changes, PostgreSQL adds them',
  FILLING: 'Search: Elasticsearch is being filled, PostgreSQL answers',
  OUTDATED: 'Search: Elasticsearch is being rebuilt, PostgreSQL answers',
  BEHIND: 'Search: Elasticsearch is catching up, PostgreSQL answers',
};

/** Shown while offline without unsaved edits. */
const STALE = 'This page may miss the latest changes.';

/** Seconds of delay, in words. */
const delayed = (seconds: number): string =>
  `Updates are delayed by ${seconds < 120 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`}.`;

interface BarProps {
  search?: SearchState;
  /** Age of the oldest change that was not delivered yet. */
  delaySeconds?: number;
  onKeys?: () => void;
}

/** Reports the state of connection, saving, delivery and search. The only place that does. */
export function StatusBar(props: BarProps) {
  const connection = shownConnection(useConnection().state, useLiveLost());
  return (
    <footer>
      <StatusLine connection={connection} saving={useSaving()} updated={useUpdated()} {...props} />
    </footer>
  );
}

interface Props extends BarProps {
  connection: ConnectionState;
  saving: Saving | null;
  updated?: boolean;
}

export function StatusLine(props: Props) {
  const { connection, saving, updated = false, search = 'READY', delaySeconds = 0, onKeys } = props;
  const { words, tone } = CONNECTION[connection];
  const offline = tone === 'danger';
  const detail =
    saving === null || (offline && saving === 'saved')
      ? offline
        ? STALE
        : null
      : SAVING[shownSaving(connection, offline, saving)];
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
      {delaySeconds > DELAYED_SECONDS && !offline && (
        <span className={styles.search} role="status">
          {delayed(delaySeconds)}
        </span>
      )}
      {search !== 'READY' && !offline && (
        <span className={styles.search} role="status">
          {SEARCH[search]}
        </span>
      )}
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

/** The server answers, but not for an open document. */
const shownConnection = (connection: ConnectionState, isLiveLost: boolean): ConnectionState =>
  isLiveLost && CONNECTION[connection].tone === 'good' ? 'Reconnecting' : connection;

/** Work kept on this device is being saved while connected; nothing is saved while offline. */
const shownSaving = (connection: ConnectionState, offline: boolean, saving: Saving): Saving => {
  if (offline && saving === 'saving') return 'waiting';
  return connection === 'Connected' && saving === 'kept' ? 'saving' : saving;
};
