import type { DataPointPayload, Participant } from '@evident/domain/channels';
import { htmlText } from '../common/html-text.ts';
import { type Json, recordOf, recordsOf, required, textOf, timeOf } from '../common/json.ts';
import { type Attachment, type Message, payloadOf, personOf } from '../common/ticket.ts';

/** The HubSpot account, for addresses of threads. */
export interface HubspotAccount {
  readonly id: string;
  /** Such as `app-eu1.hubspot.com`. */
  readonly domain: string;
}

/** People by their ids. */
export type Actors = ReadonlyMap<string, Json>;

/** Messages that people sent. Comments of the team and notices are left out. */
export const isMessage = (message: Json): boolean => message['type'] === 'MESSAGE';

export const senderOf = (message: Json): string =>
  textOf(recordsOf(message['senders'])[0]?.['actorId']) || textOf(message['createdBy']);

/** Channels of HubSpot itself; others have numbers of their own. */
const CHANNELS: Readonly<Record<string, string>> = { 1000: 'chat', 1001: 'Facebook Messenger', 1002: 'email' };

/** A thread with its messages, of which those that came in are of customers. */
export function hubspotThread(
  thread: Json,
  messages: readonly Json[],
  actors: Actors,
  account: HubspotAccount,
): DataPointPayload {
  const id = required(thread, 'id');
  const sent = messages
    .filter(isMessage)
    .map((message) => ({ message, read: messageOf(message, actors) }))
    .toSorted((one, other) => one.read.at.getTime() - other.read.at.getTime());
  const creator = sent.find(({ message }) => isIncoming(message))?.read.by;
  return payloadOf({
    id,
    url: `https://${account.domain}/live-messages/${account.id}/inbox/${id}`,
    createdAt: timeOf(thread, 'createdAt'),
    name: textOf(sent.find(({ message }) => textOf(message['subject']) !== '')?.message['subject']),
    creator: creator ?? personOf({ id: textOf(thread['associatedContactId']) }),
    source: CHANNELS[textOf(thread['originalChannelId'])] ?? '',
    fields: { status: textOf(thread['status']).toLowerCase(), contact: textOf(thread['associatedContactId']) },
    conversation: sent.map(({ read }) => read),
    attachments: sent.flatMap(({ message }) => attachmentsOf(message)),
  });
}

const isIncoming = (message: Json): boolean => message['direction'] === 'INCOMING';

const messageOf = (message: Json, actors: Actors): Message => ({
  id: required(message, 'id'),
  text: htmlText(textOf(message['richText'])) || textOf(message['text']).trim(),
  at: timeOf(message, 'createdAt'),
  by: personIn(message, actors),
});

function personIn(message: Json, actors: Actors): Participant {
  const id = senderOf(message);
  const sender = recordsOf(message['senders'])[0] ?? {};
  const actor = actors.get(id) ?? {};
  const delivery = recordOf(sender['deliveryIdentifier']);
  const address = delivery['type'] === 'HS_EMAIL_ADDRESS' ? textOf(delivery['value']) : '';
  return personOf(
    { id, name: textOf(sender['name']) || textOf(actor['name']), email: address || textOf(actor['email']) },
    isIncoming(message) ? 'CUSTOMER' : 'TEAM',
  );
}

const attachmentsOf = (message: Json): Attachment[] =>
  recordsOf(message['attachments'])
    .filter(({ type }) => type === 'FILE')
    .map(({ name, url }) => ({ name: textOf(name), link: textOf(url) }));
