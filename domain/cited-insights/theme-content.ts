import type { ThemeView } from '../channels/index.ts';
import { HIGHLIGHT_MAX_LENGTH, codePoints } from '../content/index.ts';
import type { Citation, EvidenceText } from '../evidence/index.ts';

/** Words of a data point in the note that was made of it. */
export interface QuotedPoint {
  readonly noteId: string;
  readonly projectId: string;
  readonly title: string;
  readonly quote: string;
  /** Code points in the text of the note. */
  readonly start: number;
  readonly end: number;
  readonly contradicts: boolean;
}

/** The longest of these words that the text of a note has, as far as a highlight may be long. Null if it has none of them. */
export function quoteIn(text: string, said: readonly string[]): Pick<QuotedPoint, 'quote' | 'start' | 'end'> | null {
  const lines = said.flatMap((one) => [one, ...one.split('\n')]).map((one) => one.trim());
  const found = lines.filter((one) => one !== '' && text.includes(one));
  const longest = found.toSorted((a, b) => b.length - a.length)[0];
  if (longest === undefined) return null;
  const points = codePoints(text);
  const start = points.pointAt(text.indexOf(longest));
  const end = Math.min(points.pointAt(text.indexOf(longest) + longest.length), start + HIGHLIGHT_MAX_LENGTH);
  return { quote: points.slice(start, end), start, end };
}

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
const dataPoints = (count: number): string => (count === 1 ? '1 data point' : `${count} data points`);

/** The first draft of an insight about a theme: its numbers, the quotes that represent it, and one that contradicts it. */
export function themeContent(
  theme: Pick<ThemeView, 'people' | 'dataPoints' | 'recent' | 'earlier' | 'growth' | 'lastSaidAt'>,
  channel: string,
  quotes: readonly QuotedPoint[],
): Pick<EvidenceText, 'content' | 'method'> {
  const until = theme.lastSaidAt?.slice(0, 10) ?? '';
  const numbers = [
    `${people(theme.people)} wrote about it in ${dataPoints(theme.dataPoints)} of the channel “${channel}”${until && `, until ${until}`}.`,
    ...(theme.growth
      ? [`In the last 30 days it was ${people(theme.recent)}, in the 30 days before ${people(theme.earlier)}.`]
      : []),
  ];
  const citations = quotes.map((quote, at): Citation => ({
    citationReferenceId: `q${at + 1}`,
    id: quote.noteId,
    type: 'note',
    parentId: null,
    projectId: quote.projectId,
    title: quote.title,
    projectTitle: null,
    text: quote.quote,
    quote: quote.quote,
    start: quote.start,
    end: quote.end,
    speaker: null,
    fileId: null,
    startTime: null,
    endTime: null,
  }));
  const section = (
    key: string,
    title: string | null,
    sentences: EvidenceText['content']['sections'][number]['sentences'],
  ) => ({ key, title, startTime: null, sentences }) as const;
  const cited = (contradicts: boolean) =>
    citations
      .filter((_, at) => quotes[at]!.contradicts === contradicts)
      .map(({ quote, citationReferenceId }) => ({ text: quote, citations: [citationReferenceId] }));
  return {
    method: 'EXTRACTED',
    content: {
      sections: [
        section(
          'numbers',
          null,
          numbers.map((text) => ({ text, citations: [] })),
        ),
        section('quotes', 'In their words', cited(false)),
        section('contradicting', 'What speaks against it', cited(true)),
      ],
      citations,
    },
  };
}
