import type {
  FeedbackSource,
  SourceCredentials,
  SourcePage,
  SourceRequest,
} from '@evident/application/channels/feedback-source';
import { type DataPointPayload, type SourceChoice, type SourcePicker, UNASSIGNED } from '@evident/domain/channels';
import { type Json, recordOf, textOf } from '../common/json.ts';
import { choicesOf, chosenIn, pageOf, readEach, stateOf } from '../common/reading.ts';
import type { SourceOptions } from '../common/source-http.ts';
import { IntercomClient } from './intercom-client.ts';
import { intercomConversation, isOfTeams } from './intercom-conversation.ts';

interface State {
  /** Unix seconds: changes after it are read in this run. */
  readonly from: number;
  /** The newest change that was read. */
  readonly newest: number;
  readonly after: string | null;
  /** The workspace in addresses of its pages. */
  readonly workspace: string;
  readonly done: readonly string[];
}

/** The search can show a change late. */
const OVERLAP_S = 300;

/** Conversations of Intercom, in the order of their changes. */
export class IntercomSource implements FeedbackSource {
  constructor(private readonly options: SourceOptions) {}

  async account(credentials: SourceCredentials, signal: AbortSignal): Promise<{ readonly name: string }> {
    const me = await new IntercomClient(this.options, credentials).me(signal);
    return { name: textOf(recordOf(me['app'])['name']) || textOf(me['email']) || 'Intercom' };
  }

  async choices(
    credentials: SourceCredentials,
    _picker: SourcePicker['name'],
    _words: string,
    signal: AbortSignal,
  ): Promise<readonly SourceChoice[]> {
    const teams = await new IntercomClient(this.options, credentials).teams(signal);
    return choicesOf(teams, { first: [UNASSIGNED] });
  }

  async page({ credentials, configuration, cursor, since, signal }: SourceRequest): Promise<SourcePage> {
    const client = new IntercomClient(this.options, credentials);
    const begin = Math.floor(since.getTime() / 1_000);
    const state = stateOf<State>(cursor, { from: begin, newest: begin, after: null, workspace: '', done: [] });
    // A place belongs to its query.
    const from = state.after === null ? Math.max(state.from, begin) : state.from;
    const workspace = state.workspace || (await this.workspaceOf(client, signal));
    const page = await client.changed(from, state.after, signal);
    const teams = chosenIn(configuration, 'teams');
    const read = await readEach({
      items: page.conversations.filter((conversation) => isOfTeams(conversation, teams)),
      done: state.done,
      idOf: ({ id }) => textOf(id),
      read: async ({ id }) => {
        const conversation = await client.conversation(textOf(id), signal);
        return conversation && intercomConversation(conversation, workspace);
      },
      what: 'a conversation',
      signal,
    });
    const newest = Math.max(state.newest, ...page.conversations.map(changedAt));
    const isLast = page.after === null;
    return pageOf(read, {
      state: { ...state, from, workspace },
      next: {
        from: isLast ? newest - OVERLAP_S : from,
        newest,
        after: page.after,
        workspace,
        done: [],
      } satisfies State,
      more: !isLast,
    });
  }

  async item(
    externalId: string,
    { credentials, signal }: Omit<SourceRequest, 'cursor' | 'since'>,
  ): Promise<DataPointPayload | null> {
    const client = new IntercomClient(this.options, credentials);
    const conversation = await client.conversation(externalId, signal);
    return conversation && intercomConversation(conversation, await this.workspaceOf(client, signal));
  }

  private async workspaceOf(client: IntercomClient, signal: AbortSignal): Promise<string> {
    return textOf(recordOf((await client.me(signal))['app'])['id_code']) || '_';
  }
}

const changedAt = ({ updated_at: at }: Json): number => (typeof at === 'number' ? at : 0);
