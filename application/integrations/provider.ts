import type { Holder, Integration, Tokens } from '@evident/domain/integrations';
import type {
  LinkCard,
  MessagePlace,
  ProjectChoice,
  SaveAsked,
  SharedLinks,
  SlackInteraction,
  SlackThread,
} from './slack-facts.ts';

/** Right to act at a service, as it was given. */
export interface Grant {
  readonly tokens: Tokens;
  readonly account: { readonly id: string; readonly name: string };
  /** The person at the service; null for a grant to the workspace. */
  readonly userId: string | null;
  readonly scopes: readonly string[];
}

/** The service took the token back, or never gave it. Nothing works with it until someone connects again. */
export class TokenRevoked extends Error {
  override readonly name = 'TokenRevoked';
}

/**
 * The OAuth 2 side of a service. Each call rejects with a refusal: `Unavailable` when the service cannot be reached or asks
 * to wait, `UnprocessableContent` when it declines; with `TokenRevoked` when the token is not valid any more.
 */
export interface ProviderClient {
  /** The page on which a person allows the scopes. */
  authorizationUrl(request: {
    readonly holder: Holder;
    readonly state: string;
    /** The SHA-256 of the verifier, base64url (RFC 7636, section 4.2). */
    readonly challenge: string;
    readonly redirectUrl: string;
    readonly scopes: readonly string[];
  }): string;
  exchange(answer: {
    readonly holder: Holder;
    readonly code: string;
    readonly verifier: string;
    readonly redirectUrl: string;
  }): Promise<Grant>;
  refresh(refreshToken: string): Promise<Tokens>;
  /** Takes a token back. A token that is not valid any more is none to take back. */
  revoke(accessToken: string): Promise<void>;
  /** Resolves if a token is valid. */
  check(accessToken: string): Promise<void>;
}

/** A service with channels in which messages are posted. */
export interface ChatClient extends ProviderClient {
  /** @param text in the markup of the service, escaped already */
  post(accessToken: string, channel: string, text: string): Promise<void>;
  /** Public channels, at most 1,000, by name. */
  channels(accessToken: string): Promise<readonly { readonly id: string; readonly name: string }[]>;
}

/** A reported event of a service, after its signature was verified. */
export interface ProviderDelivery {
  readonly id: string;
  readonly type: string;
  /** The account at the service that it is about. */
  readonly account: string;
  /** The facts that its job needs; null if the type says it all. */
  readonly payload: object | null;
}

/** The configured services; one that is missing is not configured. */
export interface Providers {
  readonly Slack?: SlackProvider;
}

export interface SlackProvider extends ChatClient {
  /** Null if the signature is not that of Slack over exactly this body and second. */
  signedAt(body: string, timestamp: string, signature: string): Date | null;
  /** The text to send back in a verification of the address, or the event. Null for what is not followed. */
  /** The workspace of Slack that a body names; null if it names none. */
  accountOf(body: string): string | null;
  read(body: string): { readonly challenge: string } | { readonly event: ProviderDelivery } | null;
  /** Null for an interaction that is none of ours. */
  readInteraction(body: string): SlackInteraction | null;
  readonly dialogs: SlackDialogs;
  readonly conversations: SlackConversations;
}

/** Dialogs, which a person opens with a trigger that ends after three seconds. */
export interface SlackDialogs {
  /** Asks where a message is saved. `title` is proposed. */
  askWhere(accessToken: string, asked: SaveAsked, title: string): Promise<void>;
  /** Leads someone to connect their account. */
  askToConnect(accessToken: string, trigger: string, address: string): Promise<void>;
  /** The answer to a search for projects. */
  choices(projects: readonly ProjectChoice[]): object;
  /** The answer that keeps a dialog open, with the problem. */
  refusal(problem: string): object;
}

export interface SlackConversations {
  /** The message, or all of its thread, at most 1,000 messages. With the token of a member: as far as they may read. */
  thread(accessToken: string, place: MessagePlace, whole: boolean): Promise<SlackThread>;
  permalink(accessToken: string, place: MessagePlace): Promise<string>;
  /** Null if there is no such person. */
  personName(accessToken: string, user: string): Promise<string | null>;
  /** Shows cards for links, by their addresses. */
  unfurl(accessToken: string, shared: SharedLinks, cards: Readonly<Record<string, LinkCard>>): Promise<void>;
  /** A message that one person in a channel sees. `text` is escaped already. */
  whisper(accessToken: string, channel: string, user: string, text: string): Promise<void>;
  /** A direct message. `text` is escaped already. */
  tell(accessToken: string, user: string, text: string): Promise<void>;
}

export const clientOf = (providers: Providers, integration: Integration): ProviderClient | null =>
  providers[integration] ?? null;
