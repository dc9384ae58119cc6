/** The notice that parts of a document were left out; none if there are none. */
export const leftOut = (found: number, one: string, many: string): string[] =>
  found === 0
    ? []
    : [found === 1 ? `One ${one} was left out.` : `${found.toLocaleString('en')} ${many} were left out.`];

const LETTER = /\p{L}/u;

/** Notices about comments, headers and footers by their texts. Page numbers do not count, and the same text counts once. */
export const marginsLeftOut = (
  texts: Readonly<Record<'comments' | 'headers' | 'footers', readonly string[]>>,
): string[] => {
  const different = (some: readonly string[]): number =>
    new Set(some.map((text) => text.trim()).filter((text) => LETTER.test(text))).size;
  return [
    ...leftOut(texts.comments.filter((text) => text.trim() !== '').length, 'comment', 'comments'),
    ...leftOut(different(texts.headers), 'header', 'headers'),
    ...leftOut(different(texts.footers), 'footer', 'footers'),
  ];
};
