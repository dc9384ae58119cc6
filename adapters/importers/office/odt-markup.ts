import { addAll } from '../notes/add-all.ts';
import type { parseDocument } from 'htmlparser2';

export type XmlDocument = ReturnType<typeof parseDocument>;
export type XmlNode = XmlDocument['children'][number];
export type XmlElement = Extract<XmlNode, { attribs: unknown }>;

/** Elements of OpenDocument with their HTML equivalents. */
const SAME: Readonly<Record<string, string>> = {
  'text:p': 'p',
  'text:list': 'ul',
  'text:list-item': 'li',
  'text:list-header': 'li',
  'table:table': 'table',
  'table:table-row': 'tr',
  'table:table-cell': 'td',
  'text:note-body': 'div',
  'draw:image': 'img',
};
// Comments, rejected changes, fields of the office program, and note marks.
export const UNREAD: ReadonlySet<string> = new Set([
  'office:annotation',
  'office:annotation-end',
  'text:tracked-changes',
  'office:forms',
  'text:note-citation',
  'text:sequence-decls',
  'text:hidden-text',
  'office:scripts',
  'svg:title',
  'svg:desc',
]);
const DEPTH_MAX = 300;
const SPACES_MAX = 1000;

interface Markup {
  styles: Map<string, string[]>;
  html: string[];
  /** Footnotes of the current paragraph, to be placed after it. */
  notes: string[];
}

/** Converts an OpenDocument text to HTML, so that both share one reader. */
export function odtMarkup(document: XmlDocument): string {
  const markup: Markup = { styles: new Map(), html: [], notes: [] };
  walk(document.children, markup, 0);
  return markup.html.join('');
}

function walk(nodes: readonly XmlNode[], markup: Markup, depth: number): void {
  for (const node of nodes) {
    if (node.type === 'text') markup.html.push(escaped(node.data));
    else if (node.type === 'tag' && depth < DEPTH_MAX) element(node, markup, depth + 1);
  }
}

function element(node: XmlElement, markup: Markup, depth: number): void {
  const { name } = node;
  const { styles, html } = markup;
  if (UNREAD.has(name)) return;
  if (name === 'style:style') return keepStyle(node, styles);
  if (name === 'text:line-break') return void html.push('<br>');
  if (name === 'text:tab') return void html.push(' ');
  if (name === 'text:s') return void html.push(' '.repeat(Math.min(SPACES_MAX, Number(node.attribs['text:c']) || 1)));
  if (name === 'text:note') {
    const note: Markup = { styles, html: [], notes: [] };
    walk(node.children, note, depth);
    for (const piece of note.html) markup.notes.push(piece);
    return;
  }
  const tags = tagsOf(node, styles);
  html.push(...tags.map((tag) => `<${tag}>`));
  walk(node.children, markup, depth);
  html.push(
    ...[...tags]
      .reverse()
      .filter((tag) => tag !== 'img')
      .map((tag) => `</${tag.split(' ')[0]}>`),
  );
  if (name === 'text:p' || name === 'text:h') for (const piece of markup.notes.splice(0)) html.push(piece);
}

function tagsOf(node: XmlElement, styles: ReadonlyMap<string, string[]>): string[] {
  const { name, attribs } = node;
  if (name === 'text:h') return [`h${Math.min(6, Math.max(1, Number(attribs['text:outline-level']) || 1))}`];
  if (name === 'text:span') return styles.get(attribs['text:style-name'] ?? '') ?? [];
  if (name === 'text:a') return [`a href="${escaped(attribs['xlink:href'] ?? '')}"`];
  if (name === 'text:p') return ['p', ...(styles.get(attribs['text:style-name'] ?? '') ?? [])];
  const same = SAME[name];
  return same ? [same] : [];
}

/** Names of the styles that hide text. */
export function hiddenStyles(document: XmlDocument): Set<string> {
  const styles = new Map<string, string[]>();
  const open: XmlNode[] = [...document.children];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type !== 'tag' || node.name === 'office:body') continue;
    if (node.name === 'style:style') keepStyle(node, styles);
    else addAll(open, node.children);
  }
  return new Set([...styles].flatMap(([name, tags]) => (tags.includes('span hidden') ? [name] : [])));
}

/** The formats of each style: bold, italic, underlined, struck through, hidden. */
function keepStyle(node: XmlElement, styles: Map<string, string[]>): void {
  const text = node.children.find(
    (child): child is XmlElement => child.type === 'tag' && child.name === 'style:text-properties',
  );
  const { attribs = {} } = text ?? {};
  const tags = [
    ...(attribs['fo:font-weight'] === 'bold' ? ['b'] : []),
    ...(attribs['fo:font-style'] === 'italic' ? ['i'] : []),
    ...(isDrawn(attribs['style:text-underline-style']) ? ['u'] : []),
    ...(isDrawn(attribs['style:text-line-through-style']) ? ['s'] : []),
    ...(attribs['text:display'] === 'none' ? ['span hidden'] : []),
  ];
  if (tags.length > 0) styles.set(node.attribs['style:name'] ?? '', tags);
}

const isDrawn = (style: string | undefined): boolean => style !== undefined && style !== 'none';
const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
