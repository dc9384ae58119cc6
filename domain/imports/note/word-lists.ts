/** An element of HTML, as any parser gives it. */
export interface MarkupElement<Self> {
  /** In lower case. */
  readonly name: string;
  attribute(name: string): string;
  /** Elements inside, without texts. */
  readonly inside: readonly Self[];
  /** Words without markup. */
  readonly text: string;
}

/** An item of a list whose nesting is only a number. */
export interface ListLine<Item> {
  readonly item: Item;
  readonly level: number;
  readonly isOrdered: boolean;
  /** Its number, if the source has it. */
  readonly start: number | null;
}

export interface NestedList<Item> {
  readonly isOrdered: boolean;
  readonly start: number | null;
  readonly items: { readonly item: Item; readonly lists: NestedList<Item>[] }[];
}

/** Word has nine levels. */
const LEVELS = 9;
/** Elements around a sign. */
const SIGN_DEPTH = 4;
const MSO_LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
const IGNORED = /mso-list:\s*ignore/i;
const NUMBER = /^\s*(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

/**
 * The items that an element holds if Word wrote it as part of a list: a paragraph with a level (Word, also saved as HTML), or a
 * list of its own for each item (Word for the web). Empty for any other element.
 */
export function linesOfWord<Node extends MarkupElement<Node>>(element: Node): ListLine<Node>[] {
  if (element.name === 'p') {
    const level = MSO_LEVEL.exec(element.attribute('style'))?.[1];
    if (level === undefined) return [];
    return [{ item: element, level: levelOf(level), isOrdered: NUMBER.test(signOf(element)), start: null }];
  }
  if (element.name === 'div')
    return /\bListContainerWrapper\b/.test(element.attribute('class')) ? element.inside.flatMap(linesOfWord) : [];
  if (element.name !== 'ol' && element.name !== 'ul') return [];
  const levels = element.inside.map((item) => (item.name === 'li' ? item.attribute('data-aria-level') : ''));
  if (levels.some((level) => !/^\d{1,3}$/.test(level))) return [];
  const start = /^\d{1,9}$/.test(element.attribute('start')) ? Number(element.attribute('start')) : null;
  return element.inside.map((item, at) => ({
    item,
    level: levelOf(levels[at]!),
    isOrdered: element.name === 'ol',
    start: start === null ? null : start + at,
  }));
}

const levelOf = (text: string): number => Math.min(LEVELS, Math.max(1, Number(text)));

/** The bullet or number that Word wrote before the words; it is no part of them. */
export const isSignOfWord = (style: string): boolean => IGNORED.test(style);

function signOf<Node extends MarkupElement<Node>>({ inside }: Node, depth = SIGN_DEPTH): string {
  for (const part of depth > 0 ? inside : []) {
    const sign = isSignOfWord(part.attribute('style')) ? part.text : signOf(part, depth - 1);
    if (sign !== '') return sign;
  }
  return '';
}

/** Joins items that follow each other into lists, deeper ones inside the item above. */
export function nestedLists<Item>(lines: readonly ListLine<Item>[]): NestedList<Item>[] {
  const outer: NestedList<Item>[] = [];
  const open: { readonly level: number; readonly list: NestedList<Item> }[] = [];
  for (const { item, level, isOrdered, start } of lines) {
    while (open.length > 0 && open.at(-1)!.level > level) open.pop();
    if (open.at(-1)?.level === level && open.at(-1)!.list.isOrdered !== isOrdered) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = { isOrdered, start: isOrdered ? start : null, items: [] };
      (open.at(-1)?.list.items.at(-1)?.lists ?? outer).push(list);
      open.push({ level, list });
    }
    open.at(-1)!.list.items.push({ item, lists: [] });
  }
  return outer;
}
