import { type Json, recordOf, recordsOf, textOf } from '../common/json.ts';

/** Nesting of a document; deeper text is left out. */
const LEVELS_MAX = 100;

/** Nodes within a line. All others begin lines of their own. */
const INLINE = ['text', 'hardBreak', 'mention', 'emoji', 'inlineCard', 'date', 'status', 'mediaInline'];

/**
 * The words of a document in the Atlassian Document Format (developer.atlassian.com/cloud/jira/platform/apis/document/structure).
 * Lines of quotes begin with `> `. Text of older versions is plain.
 */
export function adfText(document: unknown): string {
  if (typeof document === 'string') return document.trim();
  return blockLines(recordOf(document), 0)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function blockLines(node: Json, level: number): string[] {
  if (level > LEVELS_MAX) return [];
  const children = recordsOf(node['content']);
  const isInline = children.length > 0 && children.every(({ type }) => INLINE.includes(textOf(type)));
  const lines = isInline
    ? children.map(inlineText).join('').split('\n')
    : children.flatMap((child) => blockLines(child, level + 1));
  switch (node['type']) {
    case 'blockquote':
      return [...lines.map((line) => `> ${line}`), ''];
    case 'listItem':
    case 'taskItem':
      return lines.map((line, place) => (place === 0 ? `- ${line}` : line)).filter((line) => line !== '');
    case 'tableRow':
      return [lines.filter((line) => line !== '').join(' ')];
    case 'paragraph':
    case 'heading':
    case 'codeBlock':
      return [...lines, ''];
    case 'blockCard':
    case 'embedCard':
      return [textOf(recordOf(node['attrs'])['url'])];
    default:
      return lines;
  }
}

function inlineText(node: Json): string {
  const attributes = recordOf(node['attrs']);
  switch (node['type']) {
    case 'text':
      return textOf(node['text']);
    case 'hardBreak':
      return '\n';
    case 'inlineCard':
      return textOf(attributes['url']);
    default:
      return textOf(attributes['text']) || textOf(attributes['shortName']);
  }
}
