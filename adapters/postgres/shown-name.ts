import { AI_USER_ID } from '@evident/domain/filters';
import { expression, textual } from './queries.ts';

/** The display name of a member; `alias` is the table `member`, possibly from a LEFT JOIN. */
export const shownName = (alias: string) =>
  expression<string>`CASE WHEN ${textual(alias)}.removed_at IS NULL THEN coalesce(${textual(alias)}.name, 'Deleted user') ELSE 'Deleted user' END`;

/** The name of AI as an author. */
const AI_NAME = 'AI';

/** The display name of a member or of AI; `id` is the column that holds the id, `alias` the table `member` from a LEFT JOIN. */
export const authorName = (alias: string, id: string) =>
  expression<string>`CASE WHEN ${textual(id)} = ${textual(`'${AI_USER_ID}'`)} THEN ${textual(`'${AI_NAME}'`)} ELSE ${shownName(alias)} END`;
