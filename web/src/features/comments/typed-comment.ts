import {
  type CommentView,
  type LinkedObject,
  linksIn,
  linkTo,
  mentionOf,
  mentionsIn,
  partsOf,
} from '@evident/domain/comments';
import type { Written } from '../../data/comments/optimistic-threads.ts';

/** A member or object chosen while typing: its words in the field, and how the server writes it. */
export interface Picked {
  readonly label: string;
  readonly token: string;
}

/** The content of a field. */
export interface Typed {
  readonly typed: string;
  readonly picked: readonly Picked[];
}

/** The mention or link being typed at the caret: part of the name of a member after `@`, or of the title of an object after `#`. */
export interface Asked {
  readonly sign: '@' | '#';
  readonly words: string;
  readonly start: number;
}

const ASKED = /(?:^|[\s(])([@#])([^\s@#][^\n@#]{0,40}|)$/;

/** Null if no name or title is typed at the caret, or the one there is already chosen. */
export function askedAt(typed: string, caret: number, picked: readonly Picked[]): Asked | null {
  const [, sign, words] = ASKED.exec(typed.slice(0, caret)) ?? [];
  if (sign === undefined || words === undefined) return null;
  if (picked.some(({ label }) => `${sign}${words}`.startsWith(label))) return null;
  return { sign: sign as Asked['sign'], words, start: caret - words.length - 1 };
}

/** The field after a choice, and where its caret goes. Equal labels are numbered. */
export function chosen(
  { typed, picked }: Typed,
  { sign, words, start }: Asked,
  { name, token }: { name: string; token: string },
): { typed: string; picked: Picked[]; caret: number } {
  const known = picked.find((one) => one.token === token);
  const plain = `${sign}${name.replace(/\s+/g, ' ').trim()}`;
  const label = known?.label ?? unused(plain, picked);
  const before = typed.slice(0, start) + label;
  const after = typed.slice(start + 1 + words.length);
  const space = /^\s/.test(after) ? '' : ' ';
  return {
    typed: before + space + after,
    picked: known ? [...picked] : [...picked, { label, token }],
    caret: before.length + 1,
  };
}

function unused(label: string, picked: readonly Picked[]): string {
  const taken = new Set(picked.map((one) => one.label));
  for (let at = 1; ; at += 1) {
    const numbered = at === 1 ? label : `${label} (${at})`;
    if (!taken.has(numbered)) return numbered;
  }
}

/** The text for the server. Longer labels first, because one can begin with another. */
export function sentText(typed: string, picked: readonly Picked[]): string {
  const labels = picked.toSorted((one, other) => other.label.length - one.label.length);
  const parts: string[] = [];
  for (let at = 0; at < typed.length;) {
    const found = labels.find(({ label }) => typed.startsWith(label, at));
    parts.push(found?.token ?? typed[at]!);
    at += found?.label.length ?? 1;
  }
  return parts.join('');
}

/** A comment as it is edited: names and titles in place of ids. */
export function typedOf({ text, mentions, links }: Pick<CommentView, 'text' | 'mentions' | 'links'>): {
  typed: string;
  picked: Picked[];
} {
  const picked: Picked[] = [];
  const labelOf = (plain: string, token: string): string => {
    const known = picked.find((one) => one.token === token);
    if (known) return known.label;
    const label = unused(plain, picked);
    picked.push({ label, token });
    return label;
  };
  const typed = partsOf(text).map((part) => {
    if (part.kind === 'text') return part.text;
    if (part.kind === 'mention')
      return labelOf(`@${mentions.find(({ id }) => id === part.id)?.name ?? 'Deleted user'}`, mentionOf(part.id));
    return labelOf(`#${titleIn(links, part) ?? 'Hidden'}`, linkTo(part));
  });
  return { typed: typed.join(''), picked };
}

export const titleIn = (links: CommentView['links'], { type, id }: LinkedObject): string | null =>
  links.find((link) => link.type === type && link.id === id)?.title ?? null;

/** A comment as it is sent, with the names and titles that its author chose. */
/** The comment for the server, and what it shows until the server has answered. */
export function writtenOf(typed: string, picked: readonly Picked[]): Written {
  const text = sentText(typed, picked).trim();
  const nameOf = (token: string): string | null =>
    picked
      .find((one) => one.token === token)
      ?.label.slice(1)
      .replace(/ \(\d+\)$/, '') ?? null;
  return {
    text,
    mentions: mentionsIn(text).map((id) => ({ id, name: nameOf(mentionOf(id)) ?? '' })),
    links: linksIn(text).map((link) => ({ ...link, title: nameOf(linkTo(link)), noteId: null })),
  };
}
