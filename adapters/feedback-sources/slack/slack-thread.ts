import type { DataPointPayload, Participant } from '@evident/domain/channels';
import { type ChatNames, mentionedIn, wordsOf } from '@evident/domain/integrations';
import { type Json, UnreadableField, recordOf, recordsOf, required, textOf } from '../common/json.ts';
import { type Attachment, payloadOf, personOf } from '../common/ticket.ts';

/** The workspace that is connected. */
export interface SlackWorkspace {
  readonly id: string;
  /** Such as `https://acme.slack.com/`. */
  readonly url: string;
}

/** Messages that people wrote: no joining, no topics, and none of apps. Replies that are also shown in the channel are in their thread. */
const SAID = ['', 'file_share', 'me_message'];
export const isSaid = (message: Json): boolean =>
  SAID.includes(textOf(message['subtype'])) && textOf(message['bot_id']) === '' && textOf(message['user']) !== '';

/** A message that was deleted, and is kept by Slack because it has replies. */
export const isDeleted = (message: Json): boolean => message['subtype'] === 'tombstone';

/** Slack's time of a message, which is also its id, in seconds; 0 without one. */
export const secondsOf = (ts: unknown): number => Number(textOf(ts));

/** The last time that a message, its thread or its text changed, in seconds; NaN if its time cannot be read. */
export const changedAt = (message: Json): number => {
  const edited = recordOf(message['edited'])['ts'];
  return Math.max(...[message['ts'], message['latest_reply'], edited].map(secondsOf));
};

export const threadId = (channel: string, ts: string): string => `${channel}/${ts}`;

/** People of a thread, and those whom it mentions. */
export const peopleIn = (messages: readonly Json[]): string[] => [
  ...new Set([
    ...messages.filter(isSaid).map(({ user }) => textOf(user)),
    ...mentionedIn(messages.map(({ text }) => textOf(text))),
  ]),
];

/**
 * A message with its replies. The words of its author count, and those of people of other workspaces. Other replies are answers of
 * colleagues (decided).
 */
export function slackThread(
  channel: { readonly id: string; readonly name: string },
  messages: readonly Json[],
  names: ChatNames,
  workspace: SlackWorkspace,
): DataPointPayload {
  const first = messages[0] ?? {};
  const ts = required(first, 'ts');
  const author = required(first, 'user');
  const said = messages.filter((message, place) => place === 0 || isSaid(message));
  return payloadOf({
    id: threadId(channel.id, ts),
    ...(workspace.url && { url: `${workspace.url}archives/${channel.id}/p${ts.replace('.', '')}` }),
    createdAt: timeOfMessage(first),
    creator: personIn(author, names),
    source: 'Slack',
    fields: { channel: channel.name, replies: said.length > 1 ? said.length - 1 : null },
    conversation: said.map((message) => ({
      id: required(message, 'ts'),
      text: wordsOf(textOf(message['text']), names),
      at: timeOfMessage(message),
      by: personIn(textOf(message['user']), names, isColleague(message, author, workspace) ? 'TEAM' : 'CUSTOMER'),
    })),
    attachments: said.flatMap(filesOf),
  });
}

function isColleague(message: Json, author: string, workspace: SlackWorkspace): boolean {
  const team = textOf(message['user_team']) || textOf(message['team']);
  return textOf(message['user']) !== author && (team === '' || team === workspace.id);
}

function timeOfMessage(message: Json): Date {
  const seconds = secondsOf(message['ts']);
  if (!(seconds > 0)) throw new UnreadableField('ts');
  return new Date(Math.floor(seconds * 1_000));
}

const personIn = (id: string, names: ChatNames, kind: 'CUSTOMER' | 'TEAM' = 'CUSTOMER'): Participant =>
  personOf({ id, name: Object.hasOwn(names, id) ? names[id] : '' }, kind);

const filesOf = (message: Json): Attachment[] =>
  recordsOf(message['files']).map(({ title, name, permalink }) => ({
    name: textOf(title) || textOf(name),
    link: textOf(permalink),
  }));
