import { checkRichText, plainText } from '@evident/domain/content';
import {
  type ChatMessage,
  type ChatNames,
  escapedForChat,
  mentionedIn,
  noteOfMessages,
} from '@evident/domain/integrations';
import { Refusal, TITLE_MAX, type Uuid, notFound } from '@evident/domain/kernel';
import { slugged } from '@evident/domain/links';
import type { DocumentStore } from '../content/index.ts';
import type { Addresses } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type NoteStore, addNote } from '../notes/index.ts';
import { type ProjectAccess, demand } from '../permissions/index.ts';
import type { ConnectionStore, SavedMessageStore } from './integration-stores.ts';
import type { SlackProvider } from './provider.ts';
import type { MessagePlace, SlackThread } from './slack-facts.ts';
import { type TokenPorts, withToken } from './with-token.ts';

/** Type of the deliveries that save a message. */
export const SAVE_MESSAGE = 'save_message';

export interface MessageToSave {
  readonly account: string;
  readonly user: string;
  readonly place: MessagePlace;
  readonly title: string;
  readonly wholeThread: boolean;
  readonly memberId: Uuid;
  readonly projectId: Uuid;
}

export interface SavingPorts {
  readonly tokens: TokenPorts;
  readonly work: UnitOfWork<{
    connections: ConnectionStore;
    savedMessages: SavedMessageStore;
    notes: NoteStore;
    documents: DocumentStore;
    projectAccess: ProjectAccess;
    outbox: Outbox;
  }>;
  readonly addresses: Addresses;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** People whose names are asked for. Others stay unnamed. */
const NAMES_MAX = 50;

interface Saved {
  readonly noteId: Uuid;
  readonly title: string;
  readonly before: boolean;
}

/**
 * Saves a message or its thread as a note, with the rights of the member here and at Slack, and tells them. Once for each
 * message and project.
 * @throws Refusal `Unavailable` if Slack is to be asked again later
 */
export async function saveMessage(
  ports: SavingPorts,
  slack: SlackProvider,
  teamId: Uuid,
  message: MessageToSave,
): Promise<void> {
  const words = await saveOrFind(ports, slack, teamId, message).then(
    (saved) => linked(ports, teamId, saved),
    (error: unknown) => {
      if (!(error instanceof Refusal) || error.code === 'Unavailable') throw error;
      return `This message was not saved to Evident. ${escapedForChat(`${error.title}. ${error.advice ?? ''}`)}`;
    },
  );
  await withToken(ports.tokens, slack, teamId, 'Slack', async (token) => {
    const { channel } = message.place;
    // Where the app is no member of the channel, it can only send a direct message.
    await slack.conversations
      .whisper(token, channel, message.user, words)
      .catch((error: unknown) => declined(error) && slack.conversations.tell(token, message.user, words));
  }).catch(declined);
}

/** Whether it is of no use to try again. */
function declined(error: unknown): true {
  if (error instanceof Refusal && error.code !== 'Unavailable') return true;
  throw error;
}

async function linked(
  { work, addresses }: SavingPorts,
  teamId: Uuid,
  { noteId, title, before }: Saved,
): Promise<string> {
  const { subdomain } = await work.prepare(teamId, ({ connections }) => connections.workspace());
  const address = addresses.workspace(subdomain, `/data/${slugged(title, noteId)}`);
  return `${before ? 'It is in Evident already' : 'Saved to Evident'}: <${encodeURI(address)}|${escapedForChat(title) || 'Untitled'}>`;
}

async function saveOrFind(
  ports: SavingPorts,
  slack: SlackProvider,
  teamId: Uuid,
  { account, place, title, wholeThread, memberId, projectId }: MessageToSave,
): Promise<Saved> {
  const whole = wholeThread && place.threadTs !== null;
  const source = `slack:${account}:${place.channel}:${whole ? `${place.threadTs}:thread` : place.ts}`;
  const before = await ports.work.prepare(teamId, async ({ savedMessages }) => savedMessages.find(source, projectId));
  if (before) return { ...before, before: true };
  const { thread, names, link } = await withToken(
    ports.tokens,
    slack,
    teamId,
    'Slack',
    async (token) => {
      const thread = await slack.conversations.thread(token, place, whole);
      return {
        thread,
        names: await namesIn(slack, token, thread),
        link: await slack.conversations.permalink(token, place),
      };
    },
    memberId,
  );
  if (thread.messages.length === 0) notFound('Message');
  const messages = thread.messages.map((one): ChatMessage => ({
    ...one,
    author: one.author ?? names[one.userId ?? ''] ?? 'Someone',
  }));
  const { content, speakers, occurredOn } = noteOfMessages(messages, names, { link, complete: thread.complete });
  const checked = checkRichText(content);
  const reading = { content: checked, speakers, text: plainText(checked) };
  return ports.work.perform(teamId, async (stores) => {
    const actor = (await stores.connections.memberNow(memberId)) ?? notFound('Member');
    await demand(stores.projectAccess, actor, projectId, 'write');
    const note = { projectId, title: title.trim().slice(0, TITLE_MAX), occurredOn };
    // A dialog of the same message may have been faster.
    const found = await stores.savedMessages.take(source, projectId);
    if (found) return { ...found, before: true };
    const noteId = await addNote(stores, ports, actor, note, reading);
    await stores.savedMessages.add(source, projectId, noteId, ports.clock.now());
    return { noteId, title: note.title, before: false };
  });
}

async function namesIn(slack: SlackProvider, token: string, { messages }: SlackThread): Promise<ChatNames> {
  const authors = messages.flatMap(({ userId }) => userId ?? []);
  const people = new Set([...authors, ...mentionedIn(messages.map(({ text }) => text))]);
  const names: Record<string, string> = {};
  for (const user of [...people].slice(0, NAMES_MAX)) {
    const name = await slack.conversations.personName(token, user);
    if (name !== null) names[user] = name;
  }
  return names;
}
