import { embeddedChart } from './charts.ts';
import { clock } from './clock.ts';
import { type Speakers, UNNAMED_SPEAKER } from './known-speakers.ts';
import { embedOf } from './embeds.ts';
import { leafText } from './layout.ts';
import { referenceKey, referencePath, referenced } from './references.ts';
import type { RichMark, RichNode } from './rich-text.ts';
import { isSafeImageSource, isSafeLink } from './safe-link.ts';
import { type Surroundings, imageSource, surroundings } from './to-markdown.ts';

/**
 * Renders a document as HTML that is safe in any page: text and attributes are escaped, and no link can run a script.
 */
export const toHtml = (document: RichNode, known: Partial<Surroundings> = {}): string =>
  children(document, surroundings(known));

type Writer = (node: RichNode, inner: string, around: Surroundings) => string;

const NODE_HTML: Readonly<Record<string, Writer>> = {
  paragraph: (_, inner) => `<p>${inner}</p>`,
  heading: ({ attrs }, inner) => `<h${levelOf(attrs)}>${inner}</h${levelOf(attrs)}>`,
  turn: (node, inner, around) =>
    `<p${data(node.attrs, 'speaker', 'start', 'end')}>${spoken(node, around.speakers)}${inner}</p>`,
  bulletList: (_, inner) => `<ul>${inner}</ul>`,
  orderedList: ({ attrs }, inner) =>
    `<ol${attrs?.start === 1 || attrs?.start == null ? '' : attribute('start', attrs.start)}>${inner}</ol>`,
  listItem: (_, inner) => `<li>${inner}</li>`,
  checkList: (_, inner) => `<ul>${inner}</ul>`,
  checkItem: ({ attrs }, inner) =>
    `<li><input type="checkbox" disabled${attrs?.checked === true ? ' checked' : ''}>${inner}</li>`,
  callout: ({ attrs }, inner) => `<aside${attribute('data-tone', attrs?.tone)}>${inner}</aside>`,
  toggle: (_, inner) => `<details open>${inner}</details>`,
  toggleTitle: (_, inner) => `<summary>${inner}</summary>`,
  blockquote: (_, inner) => `<blockquote>${inner}</blockquote>`,
  codeBlock: ({ attrs }, inner) =>
    `<pre><code${attrs?.language ? attribute('class', `language-${String(attrs.language)}`) : ''}>${inner}</code></pre>`,
  horizontalRule: () => '<hr>',
  hardBreak: () => '<br>',
  image: (node) =>
    isSafeImageSource(imageSource(node))
      ? `<img${attribute('src', imageSource(node))}${attribute('alt', node.attrs?.alt ?? '')}${
          node.attrs?.width == null ? '' : attribute('width', `${String(node.attrs.width)}%`)
        }>`
      : '',
  chart: (node, _, { figuresOf }) => {
    const chart = figuresOf(embeddedChart(node));
    if (!chart) return '';
    const rows = chart.rows.map((row, at) => {
      const tag = at === 0 ? 'th' : 'td';
      return `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
    });
    return `<figure><figcaption>${escapeHtml(chart.title)}</figcaption><table>${rows.join('')}</table></figure>`;
  },
  evidence: ({ attrs }, _, { quoteOf }) =>
    `<blockquote${attribute('data-highlight', attrs?.highlightId)}>${escapeHtml(quoteOf(String(attrs?.highlightId)) ?? '')}</blockquote>`,
  reference: (node, _, { titleOf }) => {
    const object = referenced(node);
    const title = titleOf(object);
    if (title === null) return '';
    return `<p${attribute('data-reference', referenceKey(object))}><a${attribute('href', referencePath(object))}>${escapeHtml(title)}</a></p>`;
  },
  embed: ({ attrs }) => {
    const embed = embedOf(attrs?.src);
    return embed
      ? `<p><a${attribute('href', attrs?.src)} rel="noopener noreferrer">${escapeHtml(embed.name)}</a></p>`
      : '';
  },
  mention: (node, _, { titleOf }) => {
    const object = referenced(node);
    const [title, path] = [titleOf(object), referencePath(object)];
    if (title === null) return escapeHtml(leafText(node.type, node.attrs));
    const named = attribute('data-mention', referenceKey(object));
    return path === null
      ? `<span${named}>@${escapeHtml(title)}</span>`
      : `<a${named}${attribute('href', path)}>${escapeHtml(title)}</a>`;
  },
  date: ({ attrs }) => `<time${attribute('datetime', attrs?.day)}>${escapeHtml(String(attrs?.day))}</time>`,
  table: (_, inner) => `<table><tbody>${inner}</tbody></table>`,
  tableRow: (_, inner) => `<tr>${inner}</tr>`,
  tableHeader: (node, inner) => `<th${spans(node)}>${inner}</th>`,
  tableCell: (node, inner) => `<td${spans(node)}>${inner}</td>`,
};

const MARK_HTML: Readonly<Record<string, (mark: RichMark, inner: string) => string>> = {
  link: ({ attrs }, inner) =>
    isSafeLink(String(attrs?.href))
      ? `<a${attribute('href', attrs?.href)} rel="noopener noreferrer">${inner}</a>`
      : inner,
  bold: (_, inner) => `<strong>${inner}</strong>`,
  italic: (_, inner) => `<em>${inner}</em>`,
  underline: (_, inner) => `<u>${inner}</u>`,
  strike: (_, inner) => `<s>${inner}</s>`,
  code: (_, inner) => `<code>${inner}</code>`,
  highlight: ({ attrs }, inner) => `<mark${attribute('data-highlight', attrs?.id)}>${inner}</mark>`,
};

function html(node: RichNode, around: Surroundings): string {
  if (node.type === 'text')
    return [...(node.marks ?? [])]
      .reverse()
      .reduce((inner, mark) => MARK_HTML[mark.type]?.(mark, inner) ?? inner, escapeHtml(node.text ?? ''));
  const inner = children(node, around);
  return NODE_HTML[node.type]?.(node, inner, around) ?? inner;
}

const children = (node: RichNode, around: Surroundings): string =>
  (node.content ?? []).map((child) => html(child, around)).join('');

function spoken({ attrs }: RichNode, speakers: Speakers): string {
  const name =
    typeof attrs?.speaker === 'string'
      ? `<strong>${escapeHtml(speakers[attrs.speaker] ?? UNNAMED_SPEAKER)}:</strong> `
      : '';
  return typeof attrs?.start === 'number' ? `${name}<time>${clock(attrs.start)}</time> ` : name;
}

const levelOf = (attrs: RichNode['attrs']): number => Math.min(6, Math.max(1, Number(attrs?.level) || 1));

const spans = ({ attrs }: RichNode): string =>
  ['colspan', 'rowspan'].map((name) => (Number(attrs?.[name] ?? 1) > 1 ? attribute(name, attrs?.[name]) : '')).join('');

const data = (attrs: RichNode['attrs'], ...names: string[]): string =>
  names.map((name) => (attrs?.[name] == null ? '' : attribute(`data-${name}`, attrs[name]))).join('');

const attribute = (name: string, value: unknown): string => ` ${name}="${escapeHtml(String(value))}"`;

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
