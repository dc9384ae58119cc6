import { type DataPointPayload, type Participant, UNASSIGNED } from '@evident/domain/channels';
import { htmlText } from '../common/html-text.ts';
import { type Json, recordOf, recordsOf, required, textOf, textsOf, timeOf } from '../common/json.ts';
import { type Attachment, type Message, payloadOf, personOf } from '../common/ticket.ts';
import type { SideLoaded } from './zendesk-client.ts';

/** Whether a ticket is in one of the chosen groups and has one of the chosen tags; null means any. */
export function isChosen(ticket: Json, groups: ReadonlySet<string> | null, tags: ReadonlySet<string> | null): boolean {
  const isInGroup = groups === null || groups.has(textOf(ticket['group_id']) || UNASSIGNED.id);
  return isInGroup && (tags === null || textsOf(ticket['tags']).some((tag) => tags.has(tag)));
}

export const isDeleted = (ticket: Json): boolean => ticket['status'] === 'deleted';

/** A ticket with its public comments. Internal notes are left out. */
export function zendeskTicket(
  ticket: Json,
  { users, groups }: SideLoaded,
  comments: readonly Json[],
  site: string,
): DataPointPayload {
  const id = required(ticket, 'id');
  const requester = textOf(ticket['requester_id']);
  const told = comments.filter((comment) => comment['public'] !== false);
  return payloadOf({
    id,
    url: `https://${site}/agent/tickets/${id}`,
    createdAt: timeOf(ticket, 'created_at'),
    name: textOf(ticket['subject']),
    tags: textsOf(ticket['tags']),
    creator: personIn(users, requester, requester),
    source: textOf(recordOf(ticket['via'])['channel']),
    fields: {
      status: textOf(ticket['status']),
      priority: textOf(ticket['priority']),
      type: textOf(ticket['type']),
      group: groups.get(textOf(ticket['group_id'])),
      satisfaction: ratingOf(ticket),
    },
    conversation: told.map((comment) => messageOf(comment, users, requester)),
    attachments: told.flatMap(attachmentsOf),
  });
}

/** People who asked for something are customers, even if they are agents. */
function personIn(users: SideLoaded['users'], id: string, requester: string): Participant {
  const { name, email, role } = users.get(id) ?? {};
  const isTeam = id !== requester && role !== undefined && role !== 'end-user';
  return personOf({ id, name: textOf(name), email: textOf(email) }, isTeam ? 'TEAM' : 'CUSTOMER');
}

const messageOf = (comment: Json, users: SideLoaded['users'], requester: string): Message => ({
  id: required(comment, 'id'),
  text: textOf(comment['html_body']) ? htmlText(textOf(comment['html_body'])) : textOf(comment['body']),
  at: timeOf(comment, 'created_at'),
  by: personIn(users, textOf(comment['author_id']), requester),
});

const attachmentsOf = (comment: Json): Attachment[] =>
  recordsOf(comment['attachments']).map((file) => ({
    name: textOf(file['file_name']),
    link: textOf(file['content_url']),
  }));

function ratingOf(ticket: Json): string {
  const score = textOf(recordOf(ticket['satisfaction_rating'])['score']);
  return score === 'unoffered' || score === 'offered' ? '' : score;
}
