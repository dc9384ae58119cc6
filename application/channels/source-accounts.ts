import {
  type FetchedSource,
  SOURCE_KINDS,
  SOURCE_NAMES,
  type SentCredentials,
  readCredentials,
} from '@evident/domain/channels';
import { Refusal, type Uuid, refuse } from '@evident/domain/kernel';
import type { Vault } from '../identity/index.ts';
import type { SlackConnection } from '../integrations/index.ts';
import type { Clock } from '../kernel/clock.ts';
import {
  type FeedbackSource,
  type FeedbackSources,
  SourceBusy,
  type SourceCredentials,
  SourceRefused,
} from './feedback-source.ts';

/** The credentials of a source, as they are stored. */
export interface StoredAccount {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly source: FetchedSource;
  /** Encrypted; null if the service needs none. */
  readonly credentials: string | null;
}

type Call<T> = (feedback: FeedbackSource, credentials: SourceCredentials, signal: AbortSignal) => Promise<T>;

/** Milliseconds that a service may take for what a member waits for, and for a page of a run. */
const ASKED_MS = 20_000;
const RUN_MS = 180_000;
/** Longer than another process takes to renew a token. */
const RENEWAL_MS = 30_000;

/** Calls services with the credentials of sources. */
export class SourceAccounts {
  constructor(
    private readonly sources: FeedbackSources,
    private readonly vault: Vault,
    private readonly slack: SlackConnection,
    private readonly clock: Clock,
  ) {}

  /** Encrypts credentials for one source; null if the service needs none. */
  sealed({ id, teamId, source }: Omit<StoredAccount, 'credentials'>, sent: SentCredentials): string | null {
    const credentials = readCredentials(source, sent);
    if (SOURCE_KINDS[source].credentials.length === 0) return null;
    return this.vault.seal(JSON.stringify(credentials), ownerOf({ id, teamId }));
  }

  /** Calls the service of a source for a run. @throws SourceRefused, SourceBusy, or another error to try again */
  async run<T>(account: StoredAccount, call: Call<T>): Promise<T> {
    const signal = AbortSignal.timeout(RUN_MS);
    if (SOURCE_KINDS[account.source].connection === undefined)
      return call(this.sources.of(account.source), this.opened(account), signal);
    try {
      return await this.slack(account.teamId, (accessToken) =>
        call(this.sources.of(account.source), { accessToken }, signal),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'Unavailable') throw new SourceBusy(new Date(this.clock.now().getTime() + RENEWAL_MS));
      throw new SourceRefused(error.title, [error.title, error.advice].filter(Boolean).join('. '));
    }
  }

  /**
   * Calls a service for a member who waits, with credentials that were sent, or with those of a source.
   * @throws Refusal `UnprocessableContent` if the service refuses them, `Unavailable` if it does not answer
   */
  async ask<T>(
    { teamId, source }: { readonly teamId: Uuid; readonly source: FetchedSource },
    of: { readonly sent: SentCredentials } | { readonly stored: StoredAccount },
    call: Call<T>,
  ): Promise<T> {
    const signal = AbortSignal.timeout(ASKED_MS);
    try {
      if (SOURCE_KINDS[source].connection !== undefined)
        return await this.slack(teamId, (accessToken) => call(this.sources.of(source), { accessToken }, signal));
      const credentials = 'sent' in of ? readCredentials(source, of.sent) : this.opened(of.stored);
      return await call(this.sources.of(source), credentials, signal);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      if (error instanceof SourceRefused)
        return refuse('UnprocessableContent', `${SOURCE_NAMES[source]} refused the access`, error.advice);
      if (error instanceof SourceBusy)
        return refuse(
          'Unavailable',
          `${SOURCE_NAMES[source]} takes no more requests for a while`,
          'Try again in a few minutes.',
        );
      return refuse('Unavailable', `${SOURCE_NAMES[source]} did not answer`, afterSilence(source));
    }
  }

  private opened({ source, credentials, ...owner }: StoredAccount): SourceCredentials {
    if (credentials === null) return {};
    const opened = this.vault.open(credentials, ownerOf(owner));
    // The secret of the installation was replaced.
    if (opened === null)
      throw new SourceRefused(
        'The credentials cannot be read',
        `Enter the credentials for ${SOURCE_NAMES[source]} again.`,
      );
    return JSON.parse(opened) as SourceCredentials;
  }
}

/** Services with an address of their own do not answer if it is wrong. */
const afterSilence = (source: FetchedSource): string => {
  const own = SOURCE_KINDS[source].credentials.find(({ name }) => ['subdomain', 'domain', 'site'].includes(name));
  return own ? `Check the ${own.label.toLowerCase()}, and try again.` : 'Try again in a few minutes.';
};

/** The owner that the encryption is bound to. */
const ownerOf = ({ id, teamId }: Pick<StoredAccount, 'id' | 'teamId'>): string => `${teamId} ${id}`;
