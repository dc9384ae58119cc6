import { caseless } from '@evident/domain/text';
import { similarity } from '@evident/domain/anchors';
import { RECENT_TAGS, type Hue, type TagBoardView } from '@evident/domain/tags';

/** A tag in the list of suggestions. */
export interface TagChoice {
  readonly id: string;
  readonly title: string;
  readonly hue: Hue;
  readonly groupId: string;
  readonly group: string;
  /** Highlights that carry it. */
  readonly count?: number;
}

/** All tags of a project, in board order. */
export const choicesOf = (boards: readonly TagBoardView[]): TagChoice[] =>
  boards.flatMap(({ groups }) =>
    groups.flatMap((group) =>
      group.tags.map(({ id, title, color, highlightCount }) => ({
        id,
        title,
        hue: color,
        groupId: group.id,
        group: group.title,
        count: highlightCount,
      })),
    ),
  );

const AT_MOST = 50;

interface Suggestions {
  /** Recently applied tags, most recent first. Keys 1-9 apply them while the field is empty. */
  readonly recent: readonly TagChoice[];
  readonly others: readonly TagChoice[];
  /** Tags that are only spelled almost like what was typed. They may mean the opposite, so they follow the new tag. */
  readonly similar: readonly TagChoice[];
  /** The title for a new tag; null if a tag with this title exists. */
  readonly make: string | null;
}

/**
 * Suggests tags: recent ones, then the most used. While typing: title prefix first, then word prefix and substring; in
 * a list of their own, words that are spelled almost the same. Recent tags first among equals, then those that are used most.
 */
export function suggestTags(choices: readonly TagChoice[], recentIds: readonly string[], typed: string): Suggestions {
  const query = folded(typed);
  const byId = new Map(choices.map((choice) => [choice.id, choice]));
  const recent = recentIds.flatMap((id) => byId.get(id) ?? []).slice(0, RECENT_TAGS);
  const lately = new Map(recent.map(({ id }, at) => [id, at]));
  if (query === '')
    return {
      recent,
      others: choices
        .filter(({ id }) => !lately.has(id))
        .sort(moreUsed)
        .slice(0, AT_MOST),
      similar: [],
      make: null,
    };
  const found = choices
    .map((choice) => ({
      choice,
      rank: rankOf(titleOf(choice), query),
      recency: lately.get(choice.id) ?? RECENT_TAGS,
    }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank || a.recency - b.recency || moreUsed(a.choice, b.choice))
    .slice(0, AT_MOST);
  return {
    recent: [],
    others: found.filter(({ rank }) => rank < SPELLED_LIKE).map(({ choice }) => choice),
    similar: found.filter(({ rank }) => rank === SPELLED_LIKE).map(({ choice }) => choice),
    make: choices.some((choice) => titleOf(choice) === query) ? null : typed.trim(),
  };
}

const moreUsed = (one: TagChoice, other: TagChoice): number => (other.count ?? 0) - (one.count ?? 0);

const SPELLED_LIKE = 4;
function rankOf(title: string, query: string): number {
  if (title === query) return 0;
  if (title.startsWith(query)) return 1;
  if (title.includes(` ${query}`)) return 2;
  if (title.includes(query)) return 3;
  return isSpelledLike(title, query) ? SPELLED_LIKE : Infinity;
}

/** Below this length nearly every word would be similar. */
const SIMILAR_FROM = 4;
const SIMILAR = 0.75;

/** Whether the title, or the words at its start, or one word of it, differ from the query in few letters. */
function isSpelledLike(title: string, query: string): boolean {
  if (query.length < SIMILAR_FROM) return false;
  const alike = (words: string) =>
    Math.abs(words.length - query.length) <= 2 && similarity(words, query, SIMILAR) >= SIMILAR;
  return alike(title.slice(0, query.length)) || title.split(' ').some(alike);
}

const folded = (text: string): string => caseless(text).normalize('NFD').replace(/\p{M}/gu, '');

/** Folding thousands of titles for each letter would be slower than comparing them. */
const titles = new WeakMap<TagChoice, string>();
function titleOf(choice: TagChoice): string {
  const known = titles.get(choice);
  if (known !== undefined) return known;
  const title = folded(choice.title);
  titles.set(choice, title);
  return title;
}

/** Moves an applied tag to the front of the recent tags. */
export const afterApplying = (recentIds: readonly string[], id: string): string[] =>
  [id, ...recentIds.filter((one) => one !== id)].slice(0, RECENT_TAGS);
