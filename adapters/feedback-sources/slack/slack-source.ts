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
import {
  type SlackWorkspace,
  changedAt,
  isDeleted,
  isSaid,
  peopleIn,
  secondsOf,
  slackThread,
  threadId,
} from './slack-thread.ts';
import { SlackWebApi } from './slack-web-api.ts';

interface State {
  /** The channel that is read: its place among those chosen. */
  readonly place: number;
  /** Place in its messages. */
  readonly at: string | null;
  /** Of each channel, the newest message (in seconds) when the last run read it. */
  readonly newest: Readonly<Record<string, number>>;
  /** Of the channel that is read, the newest message when its first page was read; 0 before. */
  readonly seen: number;
  readonly workspace: SlackWorkspace | null;
  readonly done: readonly string[];
}
const FIRST: State = { place: 0, at: null, newest: {}, seen: 0, workspace: null, done: [] };

/** Messages of these days before the newest are looked at again: Slack lists no edits and no new replies. */
const LOOK_BACK_S = 14 * 86_400;
const OVERLAP_S = 60;

type Channel = SourceChoice;

/** Messages of Slack channels with their threads. */
export class SlackSource implements FeedbackSource {
  constructor(private readonly options: SourceOptions) {}

  async account({ accessToken = '' }: SourceCredentials, signal: AbortSignal): Promise<{ readonly name: string }> {
    const { team } = await new SlackWebApi(this.options, accessToken).workspace(signal);
    return { name: textOf(team) || 'Slack' };
  }

  async choices(
    { accessToken = '' }: SourceCredentials,
    _picker: SourcePicker['name'],
    _words: string,
    signal: AbortSignal,
  ): Promise<readonly SourceChoice[]> {
    const channels = await new SlackWebApi(this.options, accessToken).channels(signal);
    return choicesOf(channels).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  }

  async page({ credentials, configuration, cursor, since, signal }: SourceRequest): Promise<SourcePage> {
    const api = new SlackWebApi(this.options, credentials['accessToken'] ?? '');
    const channels = configuration.chosen.channels ?? [];
    const state = stateOf<State>(cursor, FIRST);
    const channel = channels[state.place];
    if (!channel)
      return pageOf({ items: [], failures: [], paused: null }, { state, next: { ...state, place: 0 }, more: false });
    const workspace = state.workspace ?? (await workspaceOf(api, signal));
    const begin = since.getTime() / 1_000;
    const known = state.newest[channel.id];
    const oldest = Math.max(begin, (known ?? 0) - LOOK_BACK_S);
    const mark = Math.max(begin, (known ?? 0) - OVERLAP_S);
    const page = await api.history(channel.id, oldest.toFixed(6), state.at, signal);
    const names = new Map<string, string>();
    const read = await readEach({
      items: page.messages.filter((message) => isSaid(message) && !(changedAt(message) < mark)),
      done: state.done,
      idOf: ({ ts }) => threadId(channel.id, textOf(ts)),
      read: (message) => threadOf(api, channel, message, { workspace, names, signal }),
      what: 'a message',
      signal,
    });
    const seen = state.at === null ? Math.max(0, ...page.messages.map(({ ts }) => secondsOf(ts) || 0)) : state.seen;
    const next =
      page.after === null
        ? nextChannel({ ...state, workspace }, channel.id, seen, channels.length)
        : { ...state, workspace, at: page.after, seen, done: [] };
    return pageOf(read, {
      state: { ...state, workspace },
      next,
      more: page.after !== null || state.place + 1 < channels.length,
      deleted: page.messages.filter(isDeleted).map(({ ts }) => threadId(channel.id, textOf(ts))),
    });
  }

  async item(
    externalId: string,
    { credentials, configuration, signal }: Omit<SourceRequest, 'cursor' | 'since'>,
  ): Promise<DataPointPayload | null> {
    const api = new SlackWebApi(this.options, credentials['accessToken'] ?? '');
    const channel = configuration.chosen.channels?.find(({ id }) => externalId.startsWith(`${id}/`));
    if (!channel) return null;
    const ts = externalId.slice(channel.id.length + 1);
    const messages = await api.thread(channel.id, ts, signal);
    if (messages === null || !isSaid(messages[0] ?? {})) return null;
    const workspace = await workspaceOf(api, signal);
    return readThread(api, channel, messages, { workspace, names: new Map(), signal });
  }
}

interface Reading {
  readonly workspace: SlackWorkspace;
  /** Names that were asked for already. */
  readonly names: Map<string, string>;
  readonly signal: AbortSignal;
}

async function threadOf(
  api: SlackWebApi,
  channel: Channel,
  message: Json,
  reading: Reading,
): Promise<DataPointPayload | null> {
  const isAlone = (Number(message['reply_count']) || 0) === 0;
  const messages = isAlone ? [message] : await api.thread(channel.id, textOf(message['ts']), reading.signal);
  return messages && readThread(api, channel, messages, reading);
}

async function readThread(
  api: SlackWebApi,
  channel: Channel,
  messages: readonly Json[],
  { workspace, names, signal }: Reading,
): Promise<DataPointPayload> {
  for (const person of peopleIn(messages))
    if (!names.has(person)) names.set(person, (await api.personName(person, signal)) ?? '');
  const known = Object.fromEntries([...names].filter(([, name]) => name !== ''));
  return slackThread(channel, messages, known, workspace);
}

async function workspaceOf(api: SlackWebApi, signal: AbortSignal): Promise<SlackWorkspace> {
  const { team_id: id, url } = await api.workspace(signal);
  const address = textOf(url);
  return { id: textOf(id), url: address === '' || address.endsWith('/') ? address : `${address}/` };
}

function nextChannel(state: State, channel: string, seen: number, count: number): State {
  const newest = { ...state.newest, [channel]: Math.max(state.newest[channel] ?? 0, seen) };
  return { ...state, newest, place: state.place + 1 < count ? state.place + 1 : 0, at: null, seen: 0, done: [] };
}
