/** What the status bar says about the way to the server. */
export type ConnectionState =
  'Connecting' | 'Connected' | 'Reconnecting' | 'Reconnected' | 'ClientOffline' | 'ServerOffline';

/** What was just learned: the server answered, it did not, or the device lost or found its network. */
export type ConnectionNews = 'answered' | 'failed' | 'networkLost' | 'networkFound';

export interface Connection {
  readonly state: ConnectionState;
  /** Failures not yet made up for by answers, 0 to FAILURES_AT_MOST. */
  readonly failures: number;
  /** Whether the server has answered since the page was opened. */
  readonly everConnected: boolean;
}

export const PROBE_EVERY_MS = 5000;
export const FAILURES_AT_MOST = 20;
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
 * Each failure counts one up to 20, each answer takes one away; the server counts as down while the count is above 10.
 * A device without a network says so before anything is said about the server.
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
  const failures = Math.min(before.failures + 1, FAILURES_AT_MOST);
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
