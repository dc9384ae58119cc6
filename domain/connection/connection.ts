/** Connection state shown in the status bar. */
export type ConnectionState =
  | 'Connecting'
  | 'Connected'
  | 'Reconnecting'
  | 'Reconnected'
  | 'ClientOffline'
  | 'ServerOffline';

/** A signal about the connection: the server responded or did not, or the device lost or regained its network. */
export type ConnectionNews = 'answered' | 'failed' | 'networkLost' | 'networkFound';

export interface Connection {
  readonly state: ConnectionState;
  /** Failures minus responses, 0 to FAILURES_AT_MOST. */
  readonly failures: number;
  /** Whether the server has responded since the page was opened. */
  readonly everConnected: boolean;
}

export const PROBE_EVERY_MS = 5000;
export const FAILURES_MAX = 20;
export const FAILURES_MEAN_DOWN_ABOVE = 10;

export const notYetConnected: Connection = { state: 'Connecting', failures: 0, everConnected: false };

const AFTER_ANSWER: Record<ConnectionState, ConnectionState> = {
  Connecting: 'Connected',
  Connected: 'Connected',
  Reconnecting: 'Reconnected',
  Reconnected: 'Connected',
  ClientOffline: 'Reconnected',
  ServerOffline: 'Reconnected',
};

/**
 * Each failure adds one, up to 20; each response subtracts one. The server counts as down while the count is above 10.
 * A device without a network takes precedence over the server's state.
 */
export function afterConnectionNews(before: Connection, news: ConnectionNews): Connection {
  switch (news) {
    case 'answered':
      return afterAnswer(before);
    case 'failed':
      return afterFailure(before);
    case 'networkLost':
      return { ...before, state: 'ClientOffline' };
    case 'networkFound':
      return before.state === 'ClientOffline' ? { ...before, state: waiting(before) } : before;
  }
}

function afterAnswer(before: Connection): Connection {
  const failures = Math.max(before.failures - 1, 0);
  const state = isDown(failures) ? 'ServerOffline' : before.everConnected ? AFTER_ANSWER[before.state] : 'Connected';
  return { state, failures, everConnected: true };
}

function afterFailure(before: Connection): Connection {
  const failures = Math.min(before.failures + 1, FAILURES_MAX);
  if (before.state === 'ClientOffline') return { ...before, failures };
  return { ...before, failures, state: waiting({ ...before, failures }) };
}

function waiting({ failures, everConnected }: Connection): ConnectionState {
  if (isDown(failures)) return 'ServerOffline';
  return everConnected ? 'Reconnecting' : 'Connecting';
}

function isDown(failures: number): boolean {
  return failures > FAILURES_MEAN_DOWN_ABOVE;
}
