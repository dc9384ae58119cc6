import type { DataPointPayload, Participant } from '@evident/domain/channels';
import { type Json, recordOf, recordsOf, required, textOf, textsOf, timeOf } from '../common/json.ts';
import { type Message, payloadOf, personOf } from '../common/ticket.ts';
import { adfText } from './adf-text.ts';

/** A request with its comments. Internal comments are left out. */
export function jiraRequest(issue: Json, comments: readonly Json[], site: string): DataPointPayload {
  const id = required(issue, 'id');
  const fields = recordOf(issue['fields']);
  const reporter = recordOf(fields['reporter']);
  const requester = textOf(reporter['accountId']);
  const creator = personIn(reporter, requester);
  const description = adfText(fields['description']);
  const first: Message = { id: `${id} description`, text: description, at: timeOf(fields, 'created'), by: creator };
  return payloadOf({
    id,
    url: `https://${site}/browse/${encodeURIComponent(required(issue, 'key'))}`,
    createdAt: timeOf(fields, 'created'),
    name: textOf(fields['summary']),
    tags: textsOf(fields['labels']),
    creator,
    source: 'Jira Service Management',
    fields: {
      key: textOf(issue['key']),
      project: nameIn(fields, 'project'),
      type: nameIn(fields, 'issuetype'),
      status: nameIn(fields, 'status'),
      priority: nameIn(fields, 'priority'),
      resolution: nameIn(fields, 'resolution'),
    },
    conversation: [
      ...(description === '' ? [] : [first]),
      ...comments.filter((comment) => comment['jsdPublic'] !== false).map((comment) => messageOf(comment, requester)),
    ],
    attachments: recordsOf(fields['attachment']).map(({ filename, content }) => ({
      name: textOf(filename),
      link: textOf(content),
    })),
  });
}

const nameIn = (fields: Json, field: string): string => textOf(recordOf(fields[field])['name']);

const messageOf = (comment: Json, requester: string): Message => ({
  id: required(comment, 'id'),
  text: adfText(comment['body']),
  at: timeOf(comment, 'created'),
  by: personIn(recordOf(comment['author']), requester),
});

/** Customers of the portal, and the reporter, also if they are an agent. */
function personIn({ accountId, displayName, emailAddress, accountType }: Json, requester: string): Participant {
  const id = textOf(accountId);
  const isCustomer = accountType === 'customer' || id === requester;
  return personOf({ id, name: textOf(displayName), email: textOf(emailAddress) }, isCustomer ? 'CUSTOMER' : 'TEAM');
}
