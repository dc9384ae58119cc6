import { type MarkupElement, type NestedList, isSignOfWord, linesOfWord, nestedLists } from '@evident/domain/imports';

/**
 * Repairs HTML of other programs before it is parsed. Word writes lists as paragraphs, Google Docs puts everything into
 * a bold element that is not bold, and both mark bold words with styles.
 */
export function repairedHtml(html: string): string {
  if (!/docs-internal-guid|mso-list|data-aria-level|font-weight|<o:p|aria-checked|c-mrkdwn/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const bold of body.querySelectorAll<HTMLElement>('b'))
    if (/^(normal|400)$/.test(bold.style.fontWeight)) unwrap(bold);
  for (const empty of body.querySelectorAll('o\\:p, meta, style')) empty.remove();
  listsOfWord(body);
  return body.innerHTML;
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** The lists that Word writes as paragraphs, or as a list for each item, become nested lists. */
function listsOfWord(body: HTMLElement): void {
  for (const holder of [body, ...body.querySelectorAll<HTMLElement>('div, td, th, blockquote')]) {
    let run: Element[] = [];
    for (const child of [...holder.children, null]) {
      if (child && linesOfWord(read(child)).length > 0) run.push(child);
      else {
        replaceWithLists(run);
        run = [];
      }
    }
  }
}

function replaceWithLists(run: readonly Element[]): void {
  const [first, ...others] = run;
  if (!first) return;
  const lines = run.flatMap((element) => linesOfWord(read(element)));
  first.before(...nestedLists(lines).map((list) => elementOf(list, first.ownerDocument)));
  for (const element of [first, ...others]) element.remove();
}

function elementOf({ isOrdered, start, items }: NestedList<ReadElement>, page: Document): HTMLElement {
  const list = page.createElement(isOrdered ? 'ol' : 'ul');
  if (start !== null && start !== 1) list.setAttribute('start', String(start));
  for (const { item, lists } of items) {
    const entry = page.createElement('li');
    const isParagraph = item.name === 'p';
    const words = isParagraph ? page.createElement('p') : entry;
    words.append(...item.element.childNodes);
    for (const part of words.querySelectorAll('[style]'))
      if (isSignOfWord(part.getAttribute('style') ?? '')) part.remove();
    if (isParagraph) entry.append(words);
    entry.append(...lists.map((inner) => elementOf(inner, page)));
    list.append(entry);
  }
  return list;
}

interface ReadElement extends MarkupElement<ReadElement> {
  readonly element: Element;
}
const read = (element: Element): ReadElement => ({
  element,
  name: element.localName,
  attribute: (name) => element.getAttribute(name) ?? '',
  get inside() {
    return [...element.children].map(read);
  },
  get text() {
    return element.textContent ?? '';
  },
});
