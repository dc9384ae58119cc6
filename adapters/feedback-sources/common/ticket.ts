import {
  type ConversationEntry,
  type DataPointPayload,
  ENTRIES_MAX,
  ENTRY_TEXT_MAX,
  type Participant,
  TICKET_TAGS_MAX,
} from '@evident/domain/channels';

const NAME_MAX = 500;
const TAG_MAX = 200;
const URL_MAX = 2_048;
const FIELDS_MAX = 100;
const VALUE_MAX = 1_000;

export interface Attachment {
  readonly name: string;
  /** Where it is; empty if the service does not say. */
  readonly link: string;
}

/** A message of a conversation, in the words of its service. */
export interface Message {
  readonly id: string;
  readonly text: string;
  readonly at: Date;
  readonly by: Participant;
}

/** A ticket, review or answer of a service, before its limits are applied. Empty texts are left out. */
export interface Ticket {
  readonly id: string;
  readonly url?: string;
  readonly createdAt: Date;
  readonly name?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly creator?: Participant;
  readonly fields?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly source?: string;
  readonly conversation?: readonly Message[];
  readonly attachments?: readonly Attachment[];
}

/** PostgreSQL's text type has neither NUL nor unpaired surrogates. */
const cut = (text: string, most: number): string =>
  text.replaceAll('\0', '\uFFFD').slice(0, most).toWellFormed().trim();

/** The person of a ticket; empty values are left out. */
export function personOf(
  { id, name, email }: { readonly id?: string; readonly name?: string; readonly email?: string },
  kind: 'CUSTOMER' | 'TEAM' = 'CUSTOMER',
): Participant {
  const values = { id: cut(id ?? '', NAME_MAX), name: cut(name ?? '', NAME_MAX), email: cut(email ?? '', NAME_MAX) };
  return { ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')), kind };
}

/** Within the limits of a data point (`domain/channels/data-point.ts`). */
export function payloadOf(ticket: Ticket): DataPointPayload {
  const { createdAt, name = '', description = '', tags = [], creator, source = '', conversation = [] } = ticket;
  const url = webAddress(ticket.url);
  const fields = fieldsOf(ticket);
  const kept = [...new Set(tags.map((tag) => cut(tag, TAG_MAX)).filter((tag) => tag !== ''))];
  return {
    externalId: cut(ticket.id, NAME_MAX),
    ...(url !== null && { externalUrl: url }),
    rawTicket: {
      createdAt: createdAt.toISOString(),
      ...(name !== '' && { name: cut(name, NAME_MAX) }),
      ...(description !== '' && { description: cut(description, ENTRY_TEXT_MAX) }),
      ...(kept.length > 0 && { tags: kept.slice(0, TICKET_TAGS_MAX) }),
      ...(creator && { creator }),
      ...(Object.keys(fields).length > 0 && { remoteFields: fields }),
      ...(source !== '' && { source: cut(source, NAME_MAX) }),
      ...(conversation.length > 0 && { conversation: conversation.slice(0, ENTRIES_MAX).map(entryOf) }),
    },
  };
}

const entryOf = ({ id, text, at, by }: Message): ConversationEntry => ({
  externalId: cut(id, NAME_MAX),
  text: cut(text, ENTRY_TEXT_MAX),
  timestamp: at.toISOString(),
  participant: by,
});

function fieldsOf({ fields = {}, attachments = [] }: Ticket): Record<string, string | number | boolean> {
  const files = attachments.map(({ name, link }) => [name, link].filter((part) => part !== '').join(' '));
  const all = Object.entries({ ...fields, attachments: files.length > 0 ? listed(files) : null });
  const kept: [string, string | number | boolean][] = [];
  for (const [label, value] of all)
    if (value !== null && value !== undefined && value !== '')
      kept.push([cut(label, TAG_MAX), typeof value === 'string' ? cut(value, VALUE_MAX) : value]);
  return Object.fromEntries(kept.slice(0, FIELDS_MAX));
}

/** Whole lines within the length of a field. */
function listed(lines: readonly string[]): string {
  let text = '';
  for (const line of lines) {
    if (text.length + line.length + 1 > VALUE_MAX) break;
    text += `${text === '' ? '' : '\n'}${line}`;
  }
  return text;
}

function webAddress(url = ''): string | null {
  return /^https?:\/\//i.test(url) && url.length <= URL_MAX && URL.canParse(url) ? url : null;
}

/** Whether there is something to read. Ratings alone, empty chats and pictures alone are left out. */
export const hasWords = ({ rawTicket }: DataPointPayload): boolean =>
  [rawTicket.name, rawTicket.description, ...(rawTicket.conversation ?? []).map(({ text }) => text)].some(
    (text) => (text ?? '').trim() !== '',
  );
