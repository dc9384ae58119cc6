import { type DataPointPayload, type Participant, UNASSIGNED } from '@evident/domain/channels';
import { htmlText } from '../common/html-text.ts';
import { type Json, recordOf, recordsOf, required, textOf, timeOf } from '../common/json.ts';
import { type Attachment, type Message, payloadOf, personOf } from '../common/ticket.ts';

/** Whether a conversation is assigned to one of the teams. */
export const isOfTeams = (conversation: Json, teams: ReadonlySet<string> | null): boolean => {
  const team = textOf(conversation['team_assignee_id']);
  // Unassigned conversations have null, and 0 in older versions.
  return teams === null || teams.has(team === '' || team === '0' ? UNASSIGNED.id : team);
};

/** Parts that people wrote to each other. Notes of the team, assignments and the like are left out. */
const isSaid = (part: Json): boolean => {
  const isMessage = ['comment', 'open', 'close', 'assignment'].includes(textOf(part['part_type']));
  return isMessage && textOf(part['body']) !== '';
};

const TEAM = ['admin', 'bot', 'team'];

/** A conversation with its first message (`source`) and its parts. */
export function intercomConversation(conversation: Json, workspace: string): DataPointPayload {
  const id = required(conversation, 'id');
  const first = recordOf(conversation['source']);
  const parts = recordsOf(recordOf(conversation['conversation_parts'])['conversation_parts']).filter(isSaid);
  const rating = recordOf(conversation['conversation_rating']);
  const people = [first, ...parts].map(({ author }) => recordOf(author));
  const customer = people.find(({ type }) => !TEAM.includes(textOf(type))) ?? recordOf(first['author']);
  const messages = parts.map((part) => messageOf(part, timeOf(part, 'created_at')));
  return payloadOf({
    id,
    url: `https://app.intercom.com/a/inbox/${encodeURIComponent(workspace)}/inbox/conversation/${id}`,
    createdAt: timeOf(conversation, 'created_at'),
    name: htmlText(textOf(first['subject'])) || textOf(conversation['title']),
    tags: recordsOf(recordOf(conversation['tags'])['tags']).map(({ name }) => textOf(name)),
    creator: personIn(customer),
    source: textOf(first['type']),
    fields: {
      state: textOf(conversation['state']),
      rating: Number(rating['rating']) || null,
      'rating remark': textOf(rating['remark']),
      page: textOf(first['url']),
    },
    conversation: [
      ...(textOf(first['body']) ? [messageOf(first, timeOf(conversation, 'created_at'))] : []),
      ...messages,
    ],
    attachments: [first, ...parts].flatMap(attachmentsOf),
  });
}

const messageOf = (message: Json, at: Date): Message => ({
  id: required(message, 'id'),
  text: htmlText(textOf(message['body'])),
  at,
  by: personIn(recordOf(message['author'])),
});

const personIn = ({ id, name, email, type }: Json): Participant =>
  personOf(
    { id: textOf(id), name: textOf(name), email: textOf(email) },
    TEAM.includes(textOf(type)) ? 'TEAM' : 'CUSTOMER',
  );

const attachmentsOf = (message: Json): Attachment[] =>
  recordsOf(message['attachments']).map(({ name, url }) => ({ name: textOf(name), link: textOf(url) }));
