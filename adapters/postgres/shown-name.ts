import { expression, textual } from './queries.ts';

/** The display name of a member; `alias` is the table `member`, possibly from a LEFT JOIN. */
export const shownName = (alias: string) =>
  expression<string>`CASE WHEN ${textual(alias)}.removed_at IS NULL THEN coalesce(${textual(alias)}.name, 'Deleted user') ELSE 'Deleted user' END`;
