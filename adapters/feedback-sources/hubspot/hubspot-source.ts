import type {
  FeedbackSource,
  SourceCredentials,
  SourcePage,
  SourceRequest,
} from '@evident/application/channels/feedback-source';
import type { DataPointPayload, SourceChoice, SourcePicker } from '@evident/domain/channels';
import { type Json, textOf } from '../common/json.ts';
import { choicesOf, pageOf, readEach, stateOf } from '../common/reading.ts';
import type { SourceOptions } from '../common/source-http.ts';
import { HubspotClient } from './hubspot-client.ts';
import { type HubspotAccount, hubspotThread, isMessage, senderOf } from './hubspot-thread.ts';

interface State {
  /** The inbox that is read: its place among those chosen. HubSpot lists one inbox, or all. */
  readonly place: number;
  readonly after: string | null;
  /** Messages since then are looked for, in milliseconds. The place belongs to it. */
  readonly from: number;
  /** Of each inbox, the newest message, in milliseconds. */
  readonly newest: Readonly<Record<string, number>>;
  readonly account: HubspotAccount | null;
  readonly done: readonly string[];
}
const FIRST: State = { place: 0, after: null, from: 0, newest: {}, account: null, done: [] };

const OVERLAP_MS = 300_000;
const ALL = 'all';

/** Threads of HubSpot's inboxes and help desk, in the order of their last message. */
export class HubspotSource implements FeedbackSource {
  constructor(private readonly options: SourceOptions) {}

  async account(credentials: SourceCredentials, signal: AbortSignal): Promise<{ readonly name: string }> {
    const client = new HubspotClient(this.options, credentials);
    const { portalId } = await client.account(signal);
    await client.inboxes(signal);
    return { name: `HubSpot ${textOf(portalId)}` };
  }

  async choices(
    credentials: SourceCredentials,
    _picker: SourcePicker['name'],
    _words: string,
    signal: AbortSignal,
  ): Promise<readonly SourceChoice[]> {
    return choicesOf(await new HubspotClient(this.options, credentials).inboxes(signal));
  }

  async page({ credentials, configuration, cursor, since, signal }: SourceRequest): Promise<SourcePage> {
    const client = new HubspotClient(this.options, credentials);
    const chosen = configuration.chosen.inboxes ?? [];
    const inboxes = chosen.length > 0 ? chosen.map(({ id }) => id) : [ALL];
    const known = stateOf<State>(cursor, FIRST);
    const account = known.account ?? (await accountOf(client, signal));
    const inbox = inboxes[known.place] ?? inboxes[0]!;
    const begin = Math.max(since.getTime(), (known.newest[inbox] ?? 0) - OVERLAP_MS);
    const state: State = { ...known, account, from: known.after === null ? begin : known.from };
    const page = await client.threads(inbox === ALL ? null : inbox, new Date(state.from), state.after, signal);
    const people = new Map<string, Json>();
    const read = await readEach({
      items: page.results.filter((thread) => thread['spam'] !== true),
      done: state.done,
      idOf: ({ id }) => textOf(id),
      read: (thread) => threadOf(client, thread, { account, people, signal }),
      what: 'a thread',
      signal,
    });
    const newest = {
      ...state.newest,
      [inbox]: Math.max(state.newest[inbox] ?? 0, ...page.results.map(lastMessageAt)),
    };
    const isRead = page.after === null;
    const isLast = state.place + 1 >= inboxes.length;
    const next: State = isRead
      ? { ...FIRST, account, newest, place: isLast ? 0 : state.place + 1 }
      : { ...state, after: page.after, newest, done: [] };
    return pageOf(read, { state, next, more: !isRead || !isLast });
  }

  async item(
    externalId: string,
    { credentials, signal }: Omit<SourceRequest, 'cursor' | 'since'>,
  ): Promise<DataPointPayload | null> {
    const client = new HubspotClient(this.options, credentials);
    const thread = await client.thread(externalId, signal);
    if (thread === null || thread['archived'] === true) return null;
    return threadOf(client, thread, { account: await accountOf(client, signal), people: new Map(), signal });
  }
}

interface Reading {
  readonly account: HubspotAccount;
  /** People who were asked for already. */
  readonly people: Map<string, Json>;
  readonly signal: AbortSignal;
}

async function threadOf(
  client: HubspotClient,
  thread: Json,
  { account, people, signal }: Reading,
): Promise<DataPointPayload> {
  const messages = await client.messages(textOf(thread['id']), signal);
  const unknown = new Set(messages.filter(isMessage).map(senderOf));
  for (const id of ['', ...people.keys()]) unknown.delete(id);
  for (const id of unknown) people.set(id, {});
  for (const actor of await client.actors([...unknown], signal)) people.set(textOf(actor['id']), actor);
  return hubspotThread(thread, messages, people, account);
}

async function accountOf(client: HubspotClient, signal: AbortSignal): Promise<HubspotAccount> {
  const { portalId, uiDomain } = await client.account(signal);
  const domain = textOf(uiDomain);
  return { id: textOf(portalId), domain: /^[a-z0-9-]+\.hubspot\.com$/.test(domain) ? domain : 'app.hubspot.com' };
}

const lastMessageAt = (thread: Json): number => Date.parse(textOf(thread['latestMessageTimestamp'])) || 0;
