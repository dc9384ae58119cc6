import { idempotencyKey, type IdempotencyHeader } from '../../kernel/queries/creation.ts';
import type { Definition, Done } from './action.ts';
import { boardActions } from './board-actions.ts';
import { codeActions } from './code-actions.ts';
import { groupActions } from './group-actions.ts';
import { manyTagsActions } from './many-tags-actions.ts';
import { tagActions } from './tag-actions.ts';

const actions = { ...tagActions, ...manyTagsActions, ...codeActions, ...groupActions, ...boardActions };

type Actions = typeof actions;
type InputOf<Name extends keyof Actions> = Actions[Name] extends Definition<infer Input> ? Input : never;
/** Everything a member can do on the tag boards of a project. */
export type Action = { [Name in keyof Actions]: { do: Name } & InputOf<Name> }[keyof Actions];

/** The definition of an action; its name ties the input to it. */
export const definitionOf = (action: Action): Definition<Action> => actions[action.do] as unknown as Definition<Action>;

/** The server's ids of what was created under a temporary id. */
const serverIds = new Map<string, string>();
const withServerIds = (action: Action): Action =>
  Object.fromEntries(
    Object.entries(action).map(([name, value]) => [name, serverIds.get(value as string) ?? value]),
  ) as Action;

/** Sends an action to the server. Temporary ids in it are replaced with the server's. */
export async function perform(
  action: Action,
  projectId: string | null,
  once: IdempotencyHeader = idempotencyKey(),
): Promise<Done> {
  const done = await definitionOf(action).ask(withServerIds(action), projectId, once);
  if ('id' in action && action.id !== undefined && done.id !== undefined) serverIds.set(action.id, done.id);
  return done;
}
