import type { AutomationAction } from './actions.ts';
import { type Rules, isGroup } from './rules.ts';

/** Parameters that a form leaves empty until the member fills them. Optional ones are not listed. */
const EMPTY_PARAMETERS: Readonly<Record<string, string>> = {
  channel: 'Choose a channel first',
  memberIds: 'Choose members first',
  subject: 'Enter a subject first',
  message: 'Enter a message first',
  fieldId: 'Choose a field first',
  projectId: 'Choose a project first',
  tagId: 'Choose a tag first',
  destinationId: 'Choose a destination first',
  body: 'Enter a body first',
  title: 'Enter a title for the ticket first',
};
const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : typeof value === 'string' && value.trim() === '';

/** Returns the next step for an action that a form has begun; undefined if nothing is empty. */
export function missingInAction({ parameters }: AutomationAction): string | undefined {
  const empty = Object.entries(parameters).find(([name, value]) => EMPTY_PARAMETERS[name] && isEmpty(value));
  return empty && EMPTY_PARAMETERS[empty[0]];
}

/** `readRules` refuses these without words. Comparing with an empty text is meant. */
const NEED_WORDS = ['contains', 'notContains', 'startsWith', 'endsWith'];

/** Returns the next step for conditions that a form has begun: without words they match everything or nothing. */
export const missingInRules = ({ conditions }: Rules): string | undefined =>
  conditions
    .map((one) => {
      if (isGroup(one)) return missingInRules(one);
      return NEED_WORDS.includes(one.operator) && isEmpty(one.value)
        ? 'Enter the words of the condition first'
        : undefined;
    })
    .find((reason) => reason !== undefined);
