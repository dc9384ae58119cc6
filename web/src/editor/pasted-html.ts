/**
 * Repairs HTML of other programs before it is parsed. Word writes lists as paragraphs, Google Docs puts everything into
 * a bold element that is not bold, and both mark bold words with styles.
 */
export function repairedHtml(html: string): string {
  if (!/docs-internal-guid|mso-list|font-weight|<o:p|aria-checked|c-mrkdwn/i.test(html)) return html;
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

/** Paragraphs of lists in a row become one list; deeper ones are nested. */
function listsOfWord(body: HTMLElement): void {
  const items = [...body.querySelectorAll<HTMLElement>('p')].filter((one) => /mso-list:\s*l\d/i.test(styleOf(one)));
  let lists: HTMLElement[] = [];
  let last: Element | null = null;
  for (const item of items) {
    const level = Number(/level(\d+)/i.exec(styleOf(item))?.[1] ?? 1);
    if (last === null || before(item) !== last) lists = [];
    const sign = bulletOf(item);
    const tag = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(sign) ? 'ol' : 'ul';
    lists.length = Math.min(lists.length, level);
    while (lists.length < level) lists.push(begin(item, tag, lists.at(-1)));
    const entry = body.ownerDocument.createElement('li');
    const words = body.ownerDocument.createElement('p');
    words.append(...item.childNodes);
    entry.append(words);
    lists.at(-1)!.append(entry);
    item.remove();
    last = lists[0]!;
  }
}

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

function before(item: HTMLElement): Element | null {
  return item.previousElementSibling;
}

/** Takes the bullet or number off an item, and returns it. */
function bulletOf(item: HTMLElement): string {
  const sign = [...item.querySelectorAll<HTMLElement>('span')].find((one) => /mso-list:\s*ignore/i.test(styleOf(one)));
  sign?.remove();
  return sign?.textContent ?? '';
}

/** A list in place of the item, or in the last entry of the list around it. */
function begin(item: HTMLElement, tag: 'ol' | 'ul', around: HTMLElement | undefined): HTMLElement {
  const list = item.ownerDocument.createElement(tag);
  const entry = around?.lastElementChild;
  if (entry) entry.append(list);
  else if (around) around.append(list);
  else item.before(list);
  return list;
}
