import { type DataPointPayload, type Participant, UNASSIGNED } from '@evident/domain/channels';
import { htmlText } from '../common/html-text.ts';
import { type Json, recordOf, recordsOf, required, textOf, textsOf, timeOf } from '../common/json.ts';
import { type Attachment, type Message, payloadOf, personOf } from '../common/ticket.ts';

/** Whether a ticket is in one of the chosen groups and has one of the chosen tags; null means any. Spam never is. */
export function isChosen(ticket: Json, groups: ReadonlySet<string> | null, tags: ReadonlySet<string> | null): boolean {
  const isInGroup = groups === null || groups.has(textOf(ticket['group_id']) || UNASSIGNED.id);
  const hasTag = tags === null || textsOf(ticket['tags']).some((tag) => tags.has(tag));
  return ticket['spam'] !== true && isInGroup && hasTag;
}

/** Numbers of the API (developers.freshdesk.com/api/#ticket-properties). */
const STATUS: Readonly<Record<string, string>> = { 2: 'open', 3: 'pending', 4: 'resolved', 5: 'closed' };
const PRIORITY: Readonly<Record<string, string>> = { 1: 'low', 2: 'medium', 3: 'high', 4: 'urgent' };
const SOURCE: Readonly<Record<string, string>> = {
  1: 'email',
  2: 'portal',
  3: 'phone',
  7: 'chat',
  9: 'feedback widget',
  10: 'outbound email',
};

/** A ticket with its description and its replies. Private notes are left out. */
export function freshdeskTicket(ticket: Json, replies: readonly Json[], site: string): DataPointPayload {
  const id = required(ticket, 'id');
  const requester = requesterOf(ticket);
  const told = replies.filter((reply) => reply['private'] !== true);
  return payloadOf({
    id,
    url: `https://${site}/a/tickets/${id}`,
    createdAt: timeOf(ticket, 'created_at'),
    name: textOf(ticket['subject']),
    tags: textsOf(ticket['tags']),
    creator: requester,
    source: SOURCE[textOf(ticket['source'])] ?? '',
    fields: {
      status: STATUS[textOf(ticket['status'])] ?? textOf(ticket['status']),
      priority: PRIORITY[textOf(ticket['priority'])] ?? '',
      type: textOf(ticket['type']),
    },
    conversation: [firstMessage(ticket, id, requester), ...told.map((reply) => messageOf(reply, requester))].filter(
      ({ text }) => text !== '',
    ),
    attachments: [ticket, ...told].flatMap(attachmentsOf),
  });
}

function requesterOf(ticket: Json): Participant {
  const { name, email } = recordOf(ticket['requester']);
  return personOf({ id: textOf(ticket['requester_id']), name: textOf(name), email: textOf(email) });
}

const firstMessage = (ticket: Json, id: string, by: Participant): Message => ({
  id: `${id} description`,
  text: wordsIn(textOf(ticket['description']), textOf(ticket['description_text'])),
  at: timeOf(ticket, 'created_at'),
  by,
});

const messageOf = (reply: Json, requester: Participant): Message => {
  const author = textOf(reply['user_id']);
  const isIncoming = reply['incoming'] === true;
  return {
    id: required(reply, 'id'),
    text: wordsIn(textOf(reply['body']), textOf(reply['body_text'])),
    at: timeOf(reply, 'created_at'),
    by:
      author === requester.id
        ? requester
        : personOf({ id: author, email: textOf(reply['from_email']) }, isIncoming ? 'CUSTOMER' : 'TEAM'),
  };
};

const wordsIn = (html: string, text: string): string => (html ? htmlText(html) : text.trim());

const attachmentsOf = (message: Json): Attachment[] =>
  recordsOf(message['attachments']).map(({ name, attachment_url: link }) => ({
    name: textOf(name),
    link: textOf(link),
  }));
