import { expression, textual } from './queries.ts';

/** The name of a member as others see it; `alias` is that of the table `member`, which may be joined by a LEFT JOIN. */
export const shownName = (alias: string) =>
  expression<string>`CASE WHEN ${textual(alias)}.removed_at IS NULL THEN coalesce(${textual(alias)}.name, 'Deleted user') ELSE 'Deleted user' END`;
