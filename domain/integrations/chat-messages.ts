import type { RichNode } from '../content/index.ts';
import { MAX_MOMENT_MS } from '../content/index.ts';
import { TITLE_MAX } from '../kernel/index.ts';

/** A message of a chat that a member saves. Its text is in the markup of Slack. */
export interface ChatMessage {
  readonly at: Date;
  /** Its author at the service; null for one without an id, such as another app. */
  readonly userId: string | null;
  readonly author: string;
  readonly text: string;
  /** Named with their links, and not fetched. */
  readonly files: readonly { readonly name: string; readonly link: string }[];
}

/** Names of people and channels at the service, by id. */
export type ChatNames = Readonly<Record<string, string>>;

const MARKUP = /<([^<>]*)>/g;
// Line feeds stay: they end lines.
const CONTROLS = /[\u0000-\u0009\u000B-\u001F\u007F\u2028\u2029]+/g;
const EXCERPT = 80;

/** The words of a message: mentions by name, links by their labels. Nothing in them pings or links any more. */
export function wordsOf(text: string, names: ChatNames): string {
  return text
    .replace(MARKUP, (_, inner: string) => mentioned(inner, names))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(CONTROLS, ' ');
}

function mentioned(inner: string, names: ChatNames): string {
  const at = inner.indexOf('|');
  const [target, label] = at < 0 ? [inner, null] : [inner.slice(0, at), inner.slice(at + 1)];
  const name = (id: string) => (Object.hasOwn(names, id) ? names[id] : undefined);
  if (target.startsWith('@')) return `@${label ?? name(target.slice(1)) ?? 'someone'}`;
  if (target.startsWith('#')) return `#${label ?? name(target.slice(1)) ?? 'channel'}`;
  // `<!channel>`, `<!subteam^S1|@team>`, `<!date^…|3 May>`
  if (target.startsWith('!')) return label ?? `@${target.slice(1).split('^')[0]}`;
  return label ?? target;
}

/** The ids of people whom texts mention. */
export const mentionedIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(/<@([A-Z0-9]+)(?:\|[^<>]*)?>/g)].map(([, id]) => id!))),
];

/** The proposed title of a saved message: its first line, cut at a word. */
export function titleOfMessage(text: string): string {
  const line =
    wordsOf(text, {})
      .split('\n')
      .map((one) => one.trim())
      .find(Boolean) ?? '';
  if (line.length <= EXCERPT) return line || 'Message from Slack';
  const cut = line.slice(0, EXCERPT);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT / 2)).trimEnd()}…`.slice(0, TITLE_MAX);
}

/** Words in a message of Slack, in which no markup counts and nothing pings. */
export const escapedForChat = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** A note of messages: the source with its link, then one turn for each message, with the time since the first one. */
export function noteOfMessages(
  messages: readonly ChatMessage[],
  names: ChatNames,
  source: { readonly link: string; readonly complete: boolean },
): { content: RichNode; speakers: Readonly<Record<string, string>>; occurredOn: string | null } {
  const [first] = messages;
  const speakerOf = ({ userId, author }: ChatMessage): string =>
    userId ?? `app-${[...speakers.keys()].indexOf(author)}`;
  const speakers = new Map(messages.map((message) => [message.userId ?? message.author, message.author]));
  const turns = messages.map((message): RichNode => {
    const since = message.at.getTime() - first!.at.getTime();
    return {
      type: 'turn',
      attrs: {
        speaker: speakerOf(message),
        start: since >= 0 && since <= MAX_MOMENT_MS ? since : null,
        end: null,
        fileId: null,
      },
      ...withContent(inlineOf(message, names)),
    };
  });
  return {
    content: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'From Slack: ' }, linked('open the message', source.link)],
        },
        ...turns,
        ...(source.complete
          ? []
          : [{ type: 'paragraph', content: [{ type: 'text', text: 'Later messages of the thread were not saved.' }] }]),
      ],
    },
    speakers: Object.fromEntries(messages.map((message) => [speakerOf(message), message.author])),
    occurredOn: first ? first.at.toISOString().slice(0, 10) : null,
  };
}

const linked = (text: string, href: string): RichNode => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href } }],
});

const withContent = (content: RichNode[]): Pick<RichNode, 'content'> => (content.length > 0 ? { content } : {});

function inlineOf({ text, files }: ChatMessage, names: ChatNames): RichNode[] {
  const lines: RichNode[][] = wordsOf(text, names)
    .split('\n')
    .map((line) => (line === '' ? [] : [{ type: 'text', text: line }]));
  const named = files.map(({ name, link }): RichNode[] => {
    const words = name.replace(CONTROLS, ' ').trim() || 'File';
    return [{ type: 'text', text: 'File: ' }, link === '' ? { type: 'text', text: words } : linked(words, link)];
  });
  const all = text === '' ? named : [...lines, ...named];
  return all.flatMap((line, index) => (index === 0 ? line : [{ type: 'hardBreak' }, ...line]));
}
