// Not whatsapp-chat-parser: it does not read Zoom chats.
import type { RichNode } from '@evident/domain/content';
import { timeOfDay } from '@evident/domain/dates';
import {
  cleanText,
  type ImportedSpeaker,
  couldBeName,
  heading,
  paragraph,
  run,
  type Label,
  leadingLabel,
  SpeakerRoster,
} from '@evident/domain/imports';
import { dayInOrder } from './chat-days.ts';

/** Reads a chat as a note: a turn per message with its time of day, under a heading per day if the chat has days. */
export interface ChatLog {
  blocks: RichNode[];
  speakers: ImportedSpeaker[];
  /** Day of the first message, as `2026-03-14`. */
  day: string | null;
}

interface Message {
  day: string;
  time: string;
  /** `null` for system messages. */
  name: string | null;
  /** Recipient of a private message. */
  whom?: string;
  text: string;
}

const DAY = '\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}';
const CLOCK = '\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?:\\s?[AaPp]\\.?\\s?[Mm]\\.?)?';
/** Starts of messages: WhatsApp on iOS, WhatsApp on Android, and Zoom, which names the recipient. */
const HEADS = [
  new RegExp(`^\\[(?<day>${DAY}),?\\s(?<time>${CLOCK})\\]\\s(?<rest>.*)$`),
  new RegExp(`^(?<day>${DAY}),?\\s(?<time>${CLOCK})\\s[-–]\\s(?<rest>.*)$`),
  new RegExp(
    `^(?:(?<day>${DAY})\\s)?(?<time>${CLOCK})\\s+From\\s+(?<name>\\S[^\\t]{0,99}?)(?:\\s+to\\s+(?<whom>\\S[^\\t]{0,120}?))?\\s?:(?:\\s(?<rest>.*))?$`,
    'i',
  ),
];

/** Reads an exported chat; `null` for any other text. Lines without a start continue the message above. */
export function chatOf(source: string): ChatLog | null {
  const lines = cleanText(source)
    .split('\n')
    .map((line) => line.replace(/^[\u200e\u200f]+/, ''));
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const head = HEADS.find((pattern) => pattern.test(first));
  const messages = head ? messagesIn(lines, head) : [];
  const named = messages.filter(({ name }) => name !== null).length;
  return named >= 2 && named * 2 >= messages.length ? logOf(messages) : null;
}

function messagesIn(lines: readonly string[], head: RegExp): Message[] {
  const messages: Message[] = [];
  const again = namesAgain(lines.flatMap((line) => labelOf(head.exec(line)?.groups?.['rest'])?.name ?? []));
  for (const line of lines) {
    const { day = '', time, name, whom, rest = '' } = head.exec(line)?.groups ?? {};
    const last = messages.at(-1);
    if (time === undefined) {
      if (last) last.text += `\n${line.trim()}`;
    } else if (name === undefined) messages.push({ day, time, ...said(rest, again) });
    else
      messages.push({
        day,
        time,
        name,
        ...(whom && !/^everyone$/i.test(whom) ? { whom: whom.replace(/\((?:direct message|privately)\)$/i, '') } : {}),
        text: rest,
      });
  }
  return messages;
}

/** WhatsApp puts a tilde before senders who are not contacts. */
const labelOf = (rest = ''): Label | null => leadingLabel(rest.replace(/^~\s*/, ''));

function namesAgain(names: readonly string[]): Set<string> {
  const seen = new Set<string>();
  return new Set(names.filter((name) => seen.size === seen.add(name).size));
}

/**
 * Separates sender and text. Contact names take any form, so a repeated label counts as a name. System messages can
 * contain a colon too.
 */
function said(rest: string, again: ReadonlySet<string>): Pick<Message, 'name' | 'text'> {
  const label = labelOf(rest);
  return label && ((couldBeName(label.name) && !/["“]/.test(label.name)) || again.has(label.name))
    ? { name: label.name, text: label.rest.replace(/^\u200e+/, '') }
    : { name: null, text: rest };
}

function logOf(messages: readonly Message[]): ChatLog {
  const roster = new SpeakerRoster();
  let day = '';
  const blocks = messages.flatMap((message): RichNode[] => {
    const above = message.day === day ? [] : [heading(3, run(message.day))];
    day = message.day;
    const { content = [] } = paragraph((message.whom ? `(to ${message.whom}) ` : '') + message.text.trim());
    if (content.length === 0) return above;
    return [
      ...above,
      {
        type: 'turn',
        attrs: { speaker: roster.idOf(message.name), start: timeOfDay(message.time.replaceAll('.', ':')), end: null },
        content,
      },
    ];
  });
  return { blocks, speakers: roster.list(), day: dayInOrder(messages.map((message) => message.day)) };
}
