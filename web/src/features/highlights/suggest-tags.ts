import { RECENT_TAGS, type Hue, type TagBoardView } from '@evident/domain/tags';

/** A tag as it is offered and applied. */
export interface TagChoice {
  readonly id: string;
  readonly title: string;
  readonly hue: Hue;
  readonly groupId: string;
  readonly group: string;
}

/** All tags of a project in the order of its boards. */
export const choicesOf = (boards: readonly TagBoardView[]): TagChoice[] =>
  boards.flatMap(({ groups }) =>
    groups.flatMap((group) =>
      group.tags.map(({ id, title }) => ({ id, title, hue: group.color, groupId: group.id, group: group.title })),
    ),
  );

const AT_MOST = 50;

interface Suggestions {
  /** Those applied lately, most recent first; 1-9 apply them while nothing is typed. */
  readonly recent: readonly TagChoice[];
  readonly others: readonly TagChoice[];
  /** The title a new tag would have; null when there is one of this title. */
  readonly make: string | null;
}

/** What is offered for what was typed: tags that begin so, then those with a word that begins so, then those that hold it; recent ones first among equals. */
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

/** The tags applied lately once this one was: most recent first, each once. */
export const afterApplying = (recentIds: readonly string[], id: string): string[] =>
  [id, ...recentIds.filter((one) => one !== id)].slice(0, RECENT_TAGS);
