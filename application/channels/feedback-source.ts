import type {
  DataPointPayload,
  FetchedSource,
  SourceChoice,
  SourceConfiguration,
  SourcePicker,
} from '@evident/domain/channels';

/** Values of the fields of `SOURCE_KINDS`, opened; for a connection of the workspace `{accessToken}`. */
export type SourceCredentials = Readonly<Record<string, string>>;

/** One page of a source, from the place where the last one ended. */
export interface SourceRequest {
  readonly credentials: SourceCredentials;
  readonly configuration: SourceConfiguration;
  /** Place in the source, as the last page gave it; null for the first page of all. Only its adapter reads it. */
  readonly cursor: string | null;
  /** Items that changed before then are of no interest. */
  readonly since: Date;
  readonly signal: AbortSignal;
}

/** An item that cannot be read. The others of its page are imported. */
export interface UnreadableItem {
  readonly externalId: string;
  readonly humanMessageText: string;
  readonly errorCode: string;
}

export interface SourcePage {
  /** New and changed items, each with all of its conversation. The engine knows by `externalId` which are known. */
  readonly items: readonly DataPointPayload[];
  /** Items that were deleted at the source. */
  readonly deleted: readonly string[];
  readonly failures: readonly UnreadableItem[];
  /** Where the next page begins: also after the last page, for the next run of the schedule. */
  readonly cursor: string;
  /** False if the source has nothing more for now. */
  readonly more: boolean;
  /** Items of the run as far as the source says so; null if it does not. */
  readonly total: number | null;
}

/**
 * A service that Evident fetches feedback from. Its folder has client and mapping; all calls leave through the guarded client.
 * Methods throw {@link SourceRefused} and {@link SourceBusy}; any other error is tried again.
 */
export interface FeedbackSource {
  /** Checks the credentials. @returns the account that they open, as people know it */
  account(credentials: SourceCredentials, signal: AbortSignal): Promise<{ readonly name: string }>;
  /** Lists the choices of a picker, at most 1,000 in their order; of searched pickers those that match the words. */
  choices(
    credentials: SourceCredentials,
    picker: SourcePicker['name'],
    words: string,
    signal: AbortSignal,
  ): Promise<readonly SourceChoice[]>;
  /** Reads one page. Repeating a request gives the same items or newer versions of them. */
  page(request: SourceRequest): Promise<SourcePage>;
  /** Reads one item again, to retry it; null if it is gone. */
  item(externalId: string, request: Omit<SourceRequest, 'cursor' | 'since'>): Promise<DataPointPayload | null>;
}

/** All sources that are set up here. */
export interface FeedbackSources {
  of(source: FetchedSource): FeedbackSource;
}

/** The service takes the credentials no more, or never did. The source stops until someone renews them. */
export class SourceRefused extends Error {
  /** @param advice for people: what to do */
  constructor(
    message: string,
    readonly advice: string,
  ) {
    super(message);
  }
}

/** The service takes no more requests until then (`Retry-After` and the like). */
export class SourceBusy extends Error {
  constructor(readonly until: Date) {
    super('The source takes no more requests for a while');
  }
}
