import { type RichNode, UNNAMED_SPEAKER } from '../content/index.ts';
import { TITLE_MAX } from '../kernel/index.ts';
import type { ConversationEntry, DataPointDetail } from './data-point.ts';
import { SOURCE_NAMES } from './sources.ts';

/** The title is cut at a word after so many characters. */
const TITLE = 80;

/** The title of the note: that of the data point, else its first words. */
export function titleOfDataPoint({ title, text }: Pick<DataPointDetail, 'title' | 'text'>): string {
  const line = (title || text).replace(/\s+/g, ' ').trim();
  if (line.length <= TITLE) return line.slice(0, TITLE_MAX);
  const cut = line.slice(0, TITLE);
  const space = cut.lastIndexOf(' ');
  return `${space > TITLE / 2 ? cut.slice(0, space) : cut}…`;
}

const inlines = (text: string): RichNode[] =>
  text
    .split('\n')
    .flatMap((line, at): RichNode[] => [
      ...(at > 0 ? [{ type: 'hardBreak' } as RichNode] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line } as RichNode]),
    ]);

const linked = (text: string, href: string): RichNode => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href } }],
});

/** A note of a data point: where it is from, with a link back, then one turn for each message. The words are not changed. */
export function noteOfDataPoint(
  point: Pick<
    DataPointDetail,
    'id' | 'channelId' | 'text' | 'author' | 'entries' | 'source' | 'externalUrl' | 'saidAt'
  >,
  channel: string,
): { readonly content: RichNode; readonly speakers: Readonly<Record<string, string>>; readonly occurredOn: string } {
  const said: readonly { readonly by: string; readonly text: string }[] =
    point.entries.length > 0
      ? point.entries.map((entry) => ({ by: nameOf(entry), text: entry.text }))
      : [{ by: point.author ?? UNNAMED_SPEAKER, text: point.text }];
  const names = [...new Set(said.map(({ by }) => by))];
  const from: RichNode[] = [
    { type: 'text', text: 'From the channel ' },
    linked(`“${channel}”`, `/channels/${point.channelId}/data/${point.id}`),
    { type: 'text', text: ` (${SOURCE_NAMES[point.source]})` },
  ];
  const link: RichNode[] =
    point.externalUrl === null ? [] : [{ type: 'text', text: ': ' }, linked('open it there', point.externalUrl)];
  return {
    content: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [...from, ...link] },
        ...said.map(({ by, text }): RichNode => ({
          type: 'turn',
          attrs: { speaker: `s${names.indexOf(by) + 1}`, start: null, end: null, fileId: null },
          content: inlines(text),
        })),
      ],
    },
    speakers: Object.fromEntries(names.map((name, at) => [`s${at + 1}`, name])),
    occurredOn: point.saidAt.slice(0, 10),
  };
}

const nameOf = ({ participant }: ConversationEntry): string =>
  participant?.name || participant?.email || participant?.id || UNNAMED_SPEAKER;
