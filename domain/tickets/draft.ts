/** Characters of a title, which all services take. */
const TITLE_MAX = 250;
const SUMMARY_MAX = 5_000;
const QUOTE_MAX = 500;
/** Quotes that a ticket repeats (decided); the link leads to the others. */
export const TICKET_QUOTES = 3;

/** The text of a ticket, before it is written for a service. */
export interface TicketDraft {
  /** Constant over the tries of one ticket. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** The page in Evident; null without one. */
  readonly link: string | null;
  readonly quotes: readonly { readonly text: string; readonly source: string }[];
}

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const lineOf = (text: string, most: number): string => cut(text.replace(CONTROLS, ' ').trim(), most);
const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text.toWellFormed();

/** A draft whose parts have the size and the lines that a service takes. */
export const boundedDraft = ({ id, title, summary, link, quotes }: TicketDraft): TicketDraft => ({
  id,
  title: lineOf(title, TITLE_MAX) || 'Untitled',
  summary: cut(summary.trim(), SUMMARY_MAX),
  link,
  quotes: quotes.slice(0, TICKET_QUOTES).map(({ text, source }) => {
    const words = lineOf(text, QUOTE_MAX);
    const name = lineOf(source, TITLE_MAX);
    return { text: words, source: isBeginningOf(name, words) ? '' : name };
  }),
});

/** Feedback without a subject is titled by its first words, which would repeat the quote. */
const isBeginningOf = (title: string, quote: string): boolean => {
  const beginning = title.replace(/…$/, '');
  return beginning !== '' && quote.startsWith(beginning);
};

/** Text that Markdown shows as it is. An invisible space after @ and # keeps quotes from notifying and linking. */
const plain = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>~|]/g, (one) => `\\${one}`)
    .replace(/[@#](?=\S)/g, (one) => `${one}\u200B`)
    .replace(/^(\s*)([-+=]|\d+[.)])/gm, '$1\u200B$2');

/** The body of a ticket as Markdown. */
export function markdownOf({ summary, quotes, link }: TicketDraft): string {
  const said = quotes.map(({ text, source }) => `> ${plain(text)}${source === '' ? '' : `\n> — ${plain(source)}`}`);
  return [plain(summary), ...said, ...(link === null ? [] : [`[Open in Evident](${link})`])]
    .filter((part) => part !== '')
    .join('\n\n');
}

const text = (words: string, marks: readonly object[] = []) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: readonly object[]) => ({ type: 'paragraph', content });

/** The body of a ticket in the document format of Jira. */
export function jiraDocument({ summary, quotes, link }: TicketDraft): object {
  const said = quotes.map(({ text: words, source }) => ({
    type: 'blockquote',
    content: [paragraph(text(words)), ...(source === '' ? [] : [paragraph(text(`— ${source}`))])],
  }));
  const open = { type: 'link', attrs: { href: link } };
  return {
    type: 'doc',
    version: 1,
    content: [
      ...summary.split(/\n+/).flatMap((line) => (line.trim() === '' ? [] : [paragraph(text(line))])),
      ...said,
      ...(link === null ? [] : [paragraph(text('Open in Evident', [open]))]),
    ],
  };
}
