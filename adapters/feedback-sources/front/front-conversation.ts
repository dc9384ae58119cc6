import type { DataPointPayload, Participant } from '@evident/domain/channels';
import { htmlText } from '../common/html-text.ts';
import { type Json, recordOf, recordsOf, required, textOf, timeOf } from '../common/json.ts';
import { type Attachment, type Message, payloadOf, personOf } from '../common/ticket.ts';

export const isDeleted = (conversation: Json): boolean => conversation['status'] === 'deleted';
export const isSpam = (conversation: Json): boolean => conversation['status'] === 'spam';

/** A conversation with its messages. Drafts are left out. */
export function frontConversation(conversation: Json, inbox: string, messages: readonly Json[]): DataPointPayload {
  const id = required(conversation, 'id');
  const sent = messages
    .filter((message) => message['is_draft'] !== true)
    .map((message) => ({ message, read: messageOf(message) }))
    .toSorted((one, other) => one.read.at.getTime() - other.read.at.getTime());
  const recipient = recordOf(conversation['recipient']);
  const customer = sent.find(({ message }) => message['is_inbound'] === true)?.read.by;
  return payloadOf({
    id,
    url: `https://app.frontapp.com/open/${id}`,
    createdAt: timeOf(conversation, 'created_at'),
    name: textOf(conversation['subject']),
    tags: recordsOf(conversation['tags']).map(({ name }) => textOf(name)),
    creator: customer ?? personOf({ name: textOf(recipient['name']), email: textOf(recipient['handle']) }),
    source: textOf(sent[0]?.message['type']),
    fields: { status: textOf(conversation['status']), inbox },
    conversation: sent.map(({ read }) => read),
    attachments: sent.flatMap(({ message }) => attachmentsOf(message)),
  });
}

const messageOf = (message: Json): Message => ({
  id: required(message, 'id'),
  text: htmlText(textOf(message['body'])) || textOf(message['text']).trim(),
  at: timeOf(message, 'created_at'),
  by: message['is_inbound'] === true ? senderOf(message) : teammateOf(recordOf(message['author'])),
});

/** The handle is an address, a phone number, or a name at another service. */
function senderOf(message: Json): Participant {
  const { name, handle } = recordsOf(message['recipients']).find(({ role }) => role === 'from') ?? {};
  const address = textOf(handle);
  const isMail = address.includes('@') && !address.startsWith('@');
  return personOf({ name: textOf(name), ...(isMail ? { email: address } : { id: address }) });
}

const teammateOf = ({ id, email, first_name: first, last_name: last }: Json): Participant =>
  personOf({ id: textOf(id), name: `${textOf(first)} ${textOf(last)}`, email: textOf(email) }, 'TEAM');

const attachmentsOf = (message: Json): Attachment[] =>
  recordsOf(message['attachments']).map(({ filename, url }) => ({ name: textOf(filename), link: textOf(url) }));
