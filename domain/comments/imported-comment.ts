import { COMMENT_MAX, commentText } from './words.ts';

/** Characters of a heading and of the space below the limit. */
const PIECE = COMMENT_MAX - 300;
const NAME_MAX = 200;

/**
 * The comments for one of a file, whose author is no member: `Ann Lee, 2026-03-14:` above the words. Words beyond the limit of a comment
 * go into the next one. Mentions and links in them are text: these members and objects were not chosen here.
 */
export function importedComments(written: {
  readonly author: string;
  readonly day: string | null;
  readonly text: string;
}): string[] {
  const head = [written.author.slice(0, NAME_MAX), written.day].filter(Boolean).join(', ');
  const points = [...written.text.replace(/([@#])\[/g, '$1 [').trim()];
  if (points.length === 0) return [];
  const pieces: string[] = [];
  for (let at = 0; at < points.length; at += PIECE / 2) pieces.push(points.slice(at, at + PIECE / 2).join(''));
  return pieces.map((piece) => commentText(head === '' ? piece : `${head}:\n${piece}`));
}
