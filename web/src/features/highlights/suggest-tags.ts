import { RECENT_TAGS, type Hue, type TagBoardView } from '@evident/domain/tags';

/** A tag in the list of suggestions. */
export interface TagChoice {
  readonly id: string;
  readonly title: string;
  readonly hue: Hue;
  readonly groupId: string;
  readonly group: string;
}

/** All tags of a project, in board order. */
export const choicesOf = (boards: readonly TagBoardView[]): TagChoice[] =>
  boards.flatMap(({ groups }) =>
    groups.flatMap((group) =>
      group.tags.map(({ id, title }) => ({ id, title, hue: group.color, groupId: group.id, group: group.title })),
    ),
  );

const AT_MOST = 50;

interface Suggestions {
  /** Recently applied tags, most recent first. Keys 1-9 apply them while the field is empty. */
  readonly recent: readonly TagChoice[];
  readonly others: readonly TagChoice[];
  /** The title for a new tag; null if a tag with this title exists. */
  readonly make: string | null;
}

/**
 * Suggests tags that match the input: title prefix first, then word prefix, then substring. Recent tags first among
 * equals.
 */
export function suggestTags(choices: readonly TagChoice[], recentIds: readonly string[], typed: string): Suggestions {
  const query = folded(typed);
  const byId = new Map(choices.map((choice) => [choice.id, choice]));
  const recent = recentIds.flatMap((id) => byId.get(id) ?? []).slice(0, RECENT_TAGS);
  if (query === '')
    return {
      recent,
      others: choices.filter(({ id }) => !recent.some((one) => one.id === id)).slice(0, AT_MOST),
      make: null,
    };
  const lately = new Map(recent.map(({ id }, at) => [id, at]));
  const found = choices
    .map((choice) => ({
      choice,
      rank: rankOf(folded(choice.title), query),
      recency: lately.get(choice.id) ?? RECENT_TAGS,
    }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank || a.recency - b.recency)
    .slice(0, AT_MOST);
  return {
    recent: [],
    others: found.map(({ choice }) => choice),
    make: choices.some(({ title }) => folded(title) === query) ? null : typed.trim(),
  };
}

function rankOf(title: string, query: string): number {
  if (title === query) return 0;
  if (title.startsWith(query)) return 1;
  if (title.includes(` ${query}`)) return 2;
  return title.includes(query) ? 3 : Infinity;
}

const folded = (text: string): string =>
  text.trim().replace(/\s+/g, ' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Moves an applied tag to the front of the recent tags. */
export const afterApplying = (recentIds: readonly string[], id: string): string[] =>
  [id, ...recentIds.filter((one) => one !== id)].slice(0, RECENT_TAGS);
