import { type ActionOf, type ActionType, type AutomationAction, destinationsOf, recipientsOf } from './actions.ts';
import type { Trigger } from './automation.ts';
import { type RuleEvent, eventKind, fieldsOf } from './catalogue.ts';
import { type ConditionValue, type LengthValue, OPERATORS } from './operators.ts';
import { type Condition, type Rules, idsIn, isGroup } from './rules.ts';
import { scheduleWords } from './schedule-words.ts';

/** Names of projects, members, fields with their options, tags and destinations by their id; undefined for those that the reader cannot see. */
export type NameOf = (id: string) => string | undefined;

const quoted = (text: string): string => `“${text}”`;
const UNKNOWN = 'an unknown one';
/** A place that is not filled yet, while a rule is written. */
const OPEN = '…';

/** A condition as words, such as: its title contains “churn”. */
export function conditionWords(event: RuleEvent, { field, operator, value }: Condition, nameOf: NameOf): string {
  const { label, of } = fieldsOf(event)[field]!;
  const { words } = OPERATORS[of.type][operator]!;
  if (typeof value === 'boolean') return `it is ${value === (operator === 'equal') ? '' : 'not '}${label}`;
  if (operator === 'empty') return `its ${label} is empty`;
  if (operator === 'length') {
    const { operator: than, value: count } = value as LengthValue;
    return `its ${label} ${words} ${OPERATORS.number[than]!.words} ${count}`;
  }
  if (value === '' && (operator === 'equal' || operator === 'notEqual')) return `its ${label} ${words} empty`;
  return `its ${label} ${words} ${valueWords(value, 'of' in of ? nameOf : undefined)}`;
}

function valueWords(value: ConditionValue, nameOf: NameOf | undefined): string {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return OPEN;
  if (Array.isArray(value)) return value.map((one: string) => (nameOf ? (nameOf(one) ?? UNKNOWN) : one)).join(' or ');
  return typeof value === 'string' ? quoted(value) : String(value);
}

/** Rules as words; a group within a group is in parentheses. */
function rulesWords(event: RuleEvent, { combinator, conditions }: Rules, nameOf: NameOf): string {
  return conditions
    .map((one) =>
      isGroup(one)
        ? one.conditions.length === 1
          ? rulesWords(event, one, nameOf)
          : `(${rulesWords(event, one, nameOf)})`
        : conditionWords(event, one, nameOf),
    )
    .join(combinator === 'AND' ? ' and ' : ' or ');
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const peopleWords = (ids: readonly string[], nameOf: NameOf): string =>
  ids.length === 0 ? OPEN : listed(ids.map((one) => nameOf(one) ?? 'a member'));

/** A day in UTC has no time. */
const momentWords = (moment: string): string => moment.replace(/T00:00:00(\.0+)?Z$/, '');

function fieldWords(
  { fieldId, text, number, boolean, moment, ids }: ActionOf<'setField'>['parameters'],
  nameOf: NameOf,
): string {
  const field = nameOf(fieldId) ?? 'a field';
  if (text !== undefined) return text === '' ? `clear ${field}` : `set ${field} to ${quoted(text)}`;
  if (number !== undefined) return `set ${field} to ${number}`;
  if (boolean !== undefined) return `set ${field} to ${boolean ? 'yes' : 'no'}`;
  if (moment !== undefined) return `set ${field} to ${momentWords(moment)}`;
  if (ids === undefined || ids.length === 0) return `clear ${field}`;
  return `set ${field} to ${listed(ids.map((one) => quoted(nameOf(one) ?? 'an unknown value')))}`;
}

/** An action as words, such as: notify Ada. */
function actionWords({ actionType, parameters }: AutomationAction, nameOf: NameOf): string {
  switch (actionType) {
    case 'sendToSlack':
      return `send ${parameters.channel || OPEN} a message`;
    case 'sendNotification':
      return `notify ${peopleWords(parameters.memberIds, nameOf)}`;
    case 'sendMail':
      return `send ${peopleWords(parameters.memberIds, nameOf)} an email`;
    case 'setField':
      return fieldWords(parameters, nameOf);
    case 'moveToProject':
      return `move it to ${nameOf(parameters.projectId) ?? 'a project'}`;
    case 'applyTag':
      return `tag its evidence with ${quoted(nameOf(parameters.tagId) ?? 'a tag')}`;
    case 'callWebhook':
      return `call ${nameOf(parameters.destinationId) ?? 'a destination'}`;
    case 'createIssue':
      return `create a ticket in ${nameOf(parameters.destinationId) ?? 'a destination'}`;
    case 'startSummary':
      return 'start a summary';
  }
}

/** The name of an action where it is chosen. */
export const ACTION_LABELS: Readonly<Record<ActionType, string>> = {
  sendToSlack: 'Send a Slack message',
  sendNotification: 'Notify members',
  sendMail: 'Send an email',
  setField: 'Set a field',
  moveToProject: 'Move to a project',
  applyTag: 'Tag its evidence',
  callWebhook: 'Call a webhook',
  createIssue: 'Create a ticket',
  startSummary: 'Start a summary',
};

/** When a rule runs, as words without an end, such as: When a note is created and its title contains “churn”. */
const triggerWords = (trigger: Trigger, nameOf: NameOf): string =>
  trigger.type === 'Cron'
    ? scheduleWords(trigger.cronExpression, trigger.timezone)
    : `When ${eventKind(trigger.event).when} and ${rulesWords(trigger.event, trigger.rules, nameOf)}`;

/** A rule as one sentence. */
export const ruleSentence = (
  { trigger, actions }: { readonly trigger: Trigger; readonly actions: readonly AutomationAction[] },
  nameOf: NameOf,
): string => `${triggerWords(trigger, nameOf)}, ${listed(actions.map((one) => actionWords(one, nameOf)))}.`;

/** Ids of projects, members, fields, tags and destinations that the sentence of a rule names. */
export const namesIn = ({
  trigger,
  actions,
}: {
  readonly trigger: Trigger;
  readonly actions: readonly AutomationAction[];
}): readonly string[] => [
  ...(trigger.type === 'Event' ? idsIn(trigger.rules) : []),
  ...recipientsOf(actions),
  ...destinationsOf(actions).map(({ destinationId }) => destinationId),
  ...actions.flatMap(({ actionType, parameters }) => {
    if (actionType === 'moveToProject') return [parameters.projectId];
    if (actionType === 'applyTag') return [parameters.tagId];
    return actionType === 'setField' ? [parameters.fieldId, ...(parameters.ids ?? [])] : [];
  }),
];
