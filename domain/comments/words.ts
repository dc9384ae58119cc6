import { type Uuid, refuse } from '../kernel/index.ts';
import { type TypeThat, typesThat } from '../kinds/index.ts';

/** The most characters of a comment, with its mentions and links (decided). */
export const COMMENT_MAX = 10_000;
/** The most members mentioned in a comment, and the most objects linked (decided). */
export const MENTIONS_MAX = 20;
export const LINKS_MAX = 20;

/** What is in a channel has no page of its own. */
type InChannel = 'THEME' | 'CHANNEL_DATAPOINT';
export type LinkedType = Exclude<TypeThat<'searched'>, InChannel>;
/** Types of objects that a comment can link to. */
export const LINKED_TYPES = typesThat('searched').filter(
  (type): type is LinkedType => type !== 'THEME' && type !== 'CHANNEL_DATAPOINT',
);

export interface LinkedObject {
  readonly type: LinkedType;
  readonly id: Uuid;
}

/** A stretch of a comment. Names and titles are not in the text: they are read with it, as far as its reader may see them. */
export type CommentPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mention'; readonly id: Uuid }
  | ({ readonly kind: 'link' } & LinkedObject);

const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const TOKEN = new RegExp(`@\\[(${ID})\\]|#\\[(${LINKED_TYPES.join('|')}):(${ID})\\]`, 'g');

export const mentionOf = (memberId: Uuid): string => `@[${memberId}]`;
export const linkTo = ({ type, id }: LinkedObject): string => `#[${type}:${id}]`;

/** Splits a comment at its mentions `@[member]` and links `#[TYPE:id]`. */
export function partsOf(text: string): CommentPart[] {
  const parts: CommentPart[] = [];
  let end = 0;
  for (const { 0: token, 1: memberId, 2: type, 3: id, index } of text.matchAll(TOKEN)) {
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) });
    parts.push(memberId ? { kind: 'mention', id: memberId } : { kind: 'link', type: type as LinkedType, id: id! });
    end = index + token.length;
  }
  return end < text.length ? [...parts, { kind: 'text', text: text.slice(end) }] : parts;
}

/** The members mentioned, each once. */
export const mentionsIn = (text: string): Uuid[] => [
  ...new Set(partsOf(text).flatMap((part) => (part.kind === 'mention' ? [part.id] : []))),
];

/** The objects linked, each once. */
export const linksIn = (text: string): LinkedObject[] => [
  ...new Map(
    partsOf(text).flatMap((part) =>
      part.kind === 'link' ? [[linkTo(part), { type: part.type, id: part.id }] as const] : [],
    ),
  ).values(),
];

/**
 * A comment as it is stored: without surrounding space, with at most one blank line in a row.
 * @throws Refusal `ValidationError` for a blank one, or one with too many mentions or links
 */
export function commentText(written: string): string {
  const text = written
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (text === '') refuse('ValidationError', 'The comment is empty', 'Write something first.');
  if (mentionsIn(text).length > MENTIONS_MAX)
    refuse('ValidationError', `A comment can mention at most ${MENTIONS_MAX} members`);
  if (linksIn(text).length > LINKS_MAX) refuse('ValidationError', `A comment can link to at most ${LINKS_MAX} objects`);
  return text;
}
