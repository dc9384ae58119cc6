import { isSafeLink, type MarkName, type RichMark, type RichNode } from '@evident/domain/content';
import type { ReactNode } from 'react';

/** Marks without an entry (word times) leave the text unchanged. */
const MARKS_SHOWN: Partial<Record<MarkName, (mark: RichMark, words: ReactNode) => ReactNode>> = {
  link: ({ attrs }, words) =>
    isSafeLink(String(attrs?.['href'])) ? (
      <a href={String(attrs?.['href'])} target="_blank" rel="noopener noreferrer nofollow">
        {words}
      </a>
    ) : (
      words
    ),
  bold: (_, words) => <strong>{words}</strong>,
  italic: (_, words) => <em>{words}</em>,
  underline: (_, words) => <u>{words}</u>,
  strike: (_, words) => <s>{words}</s>,
  code: (_, words) => <code>{words}</code>,
  highlight: (_, words) => <mark>{words}</mark>,
};

/** Renders text within its marks, the first outermost. */
export function marked({ text, marks = [] }: RichNode): ReactNode {
  return marks.reduceRight<ReactNode>(
    (words, mark) => MARKS_SHOWN[mark.type as MarkName]?.(mark, words) ?? words,
    text,
  );
}
