import { refuse } from '../kernel/index.ts';
import { IGNORABLE } from '../text/index.ts';
import {
  addressKey,
  type ConversationEntry,
  type Participant,
  type RawTicket,
  type RemoteFields,
} from './data-point.ts';

/** The most characters of a data point that themes and search read (decided). */
export const WORDS_MAX = 20_000;
const REMOTE_FIELDS_MAX = 100;
const REMOTE_VALUE_MAX = 1_000;

/** A line that introduces the message that is answered, in mail programs of several languages. */
const QUOTE_HEAD =
  /^(?:>?\s*)(?:on\b.{4,120}\bwrote:|le\b.{4,120}\ba écrit\s*:|am\b.{4,120}\bschrieb\b.{0,80}:|el\b.{4,120}\bescribió:|op\b.{4,120}\bschreef\b.{0,80}:|-{2,}\s*(?:original message|ursprüngliche nachricht|message d'origine|mensaje original|forwarded message)\s*-{2,}|_{10,})\s*$/iu;
/** Two of these lines in a row are the head of a forwarded message. */
const HEADER_LINE = /^(?:from|sent|to|subject|von|gesendet|an|betreff|de|envoyé|à|objet)\s*:\s*\S/iu;
const SIGNATURE =
  /^(?:-- ?|—|sent from my .{2,40}|von meinem .{2,40} gesendet|envoyé de mon .{2,40}|get outlook for .{2,20})$/iu;
const QUOTED = /^\s*>/;

/**
 * The words that a message adds: without quoted replies, forwarded messages and signatures. If nothing is left, the message itself.
 * Linear in its length.
 */
export function ownWords(message: string): string {
  const lines = message.replace(IGNORABLE, '').replaceAll('\r\n', '\n').split('\n');
  const end = lines.findIndex(
    (line, at) =>
      QUOTE_HEAD.test(line.slice(0, 300)) ||
      SIGNATURE.test(line.trimEnd().slice(0, 60)) ||
      (HEADER_LINE.test(line) && HEADER_LINE.test(lines[at + 1] ?? '')),
  );
  const kept = (end < 0 ? lines : lines.slice(0, end)).filter((line) => !QUOTED.test(line));
  return kept.join('\n').trim() || message.trim();
}

const isOfTeam = ({ participant }: ConversationEntry): boolean => participant?.kind === 'TEAM';

/** The words of customers in a ticket, one message after the other; the subject, if there are none. */
export function wordsOf({ name = '', description = '', conversation = [] }: RawTicket): string {
  const said = conversation.filter((entry) => !isOfTeam(entry)).map(({ text }) => ownWords(text));
  const messages = [ownWords(description), ...said].filter((text, at, all) => text !== '' && all.indexOf(text) === at);
  return (messages.join('\n\n') || name.trim()).slice(0, WORDS_MAX);
}

/** Subjects and bodies by which mail programs answer on their own. */
const AUTORESPONDER =
  /^(?:(?:re|aw|sv):\s*)?(?:automatic reply|auto(?:matic)?[- ]?(?:reply|response|antwort)|out of (?:the )?office|automatische antwort|abwesenheits(?:notiz|meldung)|réponse automatique|respuesta automática|delivery status notification|undeliverable|mail delivery (?:failed|subsystem))/iu;

/** Whether a mail program wrote the ticket, not a person. */
export const isAutomatic = ({ name = '' }: RawTicket): boolean => AUTORESPONDER.test(name.trim());

/** The same person in each of their data points: by address, else by the id of the source, else by name. */
export function authorKeyOf({ creator, conversation = [] }: RawTicket): string | null {
  const author: Participant | undefined =
    creator ?? conversation.find((entry) => !isOfTeam(entry) && entry.participant)?.participant;
  if (!author) return null;
  if (author.email?.trim()) return addressKey(author.email);
  if (author.id?.trim()) return `id ${author.id.trim()}`;
  return author.name?.trim() ? `name ${author.name.trim().toLowerCase()}` : null;
}

/** @throws Refusal `ValidationError` for fields that are no texts, numbers or booleans, or too many of them */
export function readRemoteFields(sent: Readonly<Record<string, unknown>> = {}): RemoteFields {
  const entries = Object.entries(sent).filter(([, value]) => value !== null && value !== '');
  if (entries.length > REMOTE_FIELDS_MAX)
    refuse('ValidationError', `A data point has at most ${REMOTE_FIELDS_MAX} fields`, 'Send those that you filter by.');
  return Object.fromEntries(
    entries.map(([label, value]) => {
      if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
        refuse(
          'ValidationError',
          `The field “${label.slice(0, 60)}” is no text, number or boolean`,
          'Send it as a text.',
        );
      return [label.slice(0, 200), typeof value === 'string' ? value.slice(0, REMOTE_VALUE_MAX) : value];
    }),
  ) as RemoteFields;
}
