import type {
  FeedbackSource,
  SourceCredentials,
  SourcePage,
  SourceRequest,
} from '@evident/application/channels/feedback-source';
import type { DataPointPayload, SourceChoice, SourcePicker } from '@evident/domain/channels';
import { textOf } from '../common/json.ts';
import { choicesOf, pageOf, readEach, stateOf } from '../common/reading.ts';
import type { SourceOptions } from '../common/source-http.ts';
import { FrontClient } from './front-client.ts';
import { frontConversation, isDeleted, isSpam } from './front-conversation.ts';

interface State {
  /** The inbox that is read: its place among those chosen. */
  readonly place: number;
  readonly after: string | null;
  /** Of each inbox, the time of the last run that read it to the end, in milliseconds. */
  readonly read: Readonly<Record<string, number>>;
  /** When the first page of the inbox was read, in milliseconds; 0 before. */
  readonly began: number;
  /** Activity after it is looked for: Unix seconds. The place belongs to it. */
  readonly from: number;
  readonly done: readonly string[];
}
const FIRST: State = { place: 0, after: null, read: {}, began: 0, from: 0, done: [] };

/** The search can show a change late, and the clocks may differ. */
const OVERLAP_MS = 900_000;

/** Conversations of Front, by inbox. */
export class FrontSource implements FeedbackSource {
  constructor(private readonly options: SourceOptions) {}

  async account(credentials: SourceCredentials, signal: AbortSignal): Promise<{ readonly name: string }> {
    const me = await new FrontClient(this.options, credentials).me(signal);
    return { name: textOf(me['name']) || 'Front' };
  }

  async choices(
    credentials: SourceCredentials,
    _picker: SourcePicker['name'],
    _words: string,
    signal: AbortSignal,
  ): Promise<readonly SourceChoice[]> {
    const inboxes = await new FrontClient(this.options, credentials).inboxes(signal);
    return choicesOf(inboxes.filter((inbox) => inbox['is_private'] !== true));
  }

  async page({ credentials, configuration, cursor, since, signal }: SourceRequest): Promise<SourcePage> {
    const client = new FrontClient(this.options, credentials);
    const inboxes = configuration.chosen.inboxes ?? [];
    const state = stateOf<State>(cursor, FIRST);
    const inbox = inboxes[state.place];
    if (!inbox)
      return pageOf(
        { items: [], failures: [], paused: null },
        { state, next: { ...FIRST, read: state.read }, more: false },
      );
    const begin = Math.max(since.getTime(), (state.read[inbox.id] ?? 0) - OVERLAP_MS);
    const from = state.after === null ? Math.floor(begin / 1_000) : state.from;
    // A conversation with activity meanwhile moves to the first page: the next run reads it.
    const began = state.began || this.options.now().getTime();
    const page = await client.found(inbox.id, from, state.after, signal);
    const read = await readEach({
      items: page.results.filter((one) => !isDeleted(one) && !isSpam(one)),
      done: state.done,
      idOf: ({ id }) => textOf(id),
      read: async (one) => frontConversation(one, inbox.name, await client.messages(textOf(one['id']), signal)),
      what: 'a conversation',
      signal,
    });
    const isRead = page.after === null;
    const next: State = isRead
      ? {
          ...FIRST,
          read: { ...state.read, [inbox.id]: began },
          place: state.place + 1 < inboxes.length ? state.place + 1 : 0,
        }
      : { ...state, after: page.after, began, from, done: [] };
    return pageOf(read, {
      state: { ...state, began },
      next,
      more: !isRead || state.place + 1 < inboxes.length,
      total: inboxes.length === 1 ? page.total : null,
      deleted: page.results.filter(isDeleted).map(({ id }) => textOf(id)),
    });
  }

  async item(
    externalId: string,
    { credentials, configuration, signal }: Omit<SourceRequest, 'cursor' | 'since'>,
  ): Promise<DataPointPayload | null> {
    const client = new FrontClient(this.options, credentials);
    const conversation = await client.conversation(externalId, signal);
    if (conversation === null || isDeleted(conversation)) return null;
    const inbox = await this.inboxOf(client, externalId, configuration.chosen.inboxes ?? [], signal);
    return frontConversation(conversation, inbox, await client.messages(externalId, signal));
  }

  /** The name of the chosen inbox that a conversation is in. */
  private async inboxOf(
    client: FrontClient,
    id: string,
    chosen: readonly SourceChoice[],
    signal: AbortSignal,
  ): Promise<string> {
    if (chosen.length < 2) return chosen[0]?.name ?? '';
    const inboxes = await client.inboxesOf(id, signal);
    return chosen.find((one) => inboxes.some((inbox) => textOf(inbox['id']) === one.id))?.name ?? '';
  }
}
