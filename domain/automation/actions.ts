import { PROJECT_FIELDED_TYPES } from '../fields/index.ts';
import {
  type ArraySchema,
  type Infer,
  type ObjectSchema,
  type Schema,
  type StringSchema,
  type Uuid,
  id,
  isUuid,
  objectOf,
  refuse,
} from '../kernel/index.ts';
import { MOVED_TYPES } from '../moving/index.ts';
import { SUMMARY_FRAMEWORKS, SUMMARY_TARGETS, type SummaryFramework } from '../summaries/index.ts';
import { type RuleEvent, eventKind } from './catalogue.ts';
import { refuseNoJson, refuseUnknownNames } from './message-templates.ts';

/** The most actions of a rule (decided). */
export const ACTIONS_MAX = 10;
/** The most members that one action writes to (decided). */
const RECIPIENTS_MAX = 50;

const template = <const Max extends number>(maxLength: Max) =>
  ({ type: 'string', minLength: 1, maxLength, pattern: '\\S' }) as const;
const memberIds = { type: 'array', items: id, minItems: 1, maxItems: RECIPIENTS_MAX } as const;

/** Frameworks without an instruction of a member. */
export const RULE_FRAMEWORKS = SUMMARY_FRAMEWORKS.filter(
  (framework): framework is Exclude<SummaryFramework, 'CustomPrompt'> => framework !== 'CustomPrompt',
);

const PARAMETERS = {
  sendToSlack: objectOf({ channel: { type: 'string', minLength: 1, maxLength: 80 }, message: template(2_000) }),
  sendNotification: objectOf({ memberIds, message: template(500) }),
  sendMail: objectOf({ memberIds, subject: template(150), message: template(5_000) }),
  setField: objectOf(
    {
      fieldId: id,
      text: { type: 'string', maxLength: 2_000 },
      number: { type: 'number' },
      boolean: { type: 'boolean' },
      moment: { type: 'string', format: 'date-time' },
      ids: { type: 'array', items: id, maxItems: 100 },
    },
    { optional: ['text', 'number', 'boolean', 'moment', 'ids'] },
  ),
  moveToProject: objectOf({ projectId: id }),
  applyTag: objectOf({ tagId: id }),
  callWebhook: objectOf({ destinationId: id, body: template(10_000) }),
  createIssue: objectOf(
    { destinationId: id, title: template(250), description: { type: 'string', maxLength: 5_000 } },
    { optional: ['description'] },
  ),
  startSummary: objectOf({ framework: { type: 'string', enum: RULE_FRAMEWORKS } }, { optional: ['framework'] }),
} as const;

export type ActionType = keyof typeof PARAMETERS;
export const ACTION_TYPES = Object.keys(PARAMETERS) as ActionType[];

/** One step of a rule. `executionOrder` starts at 1. */
export type AutomationAction = {
  readonly [Type in ActionType]: {
    readonly actionType: Type;
    readonly parameters: Infer<(typeof PARAMETERS)[Type]>;
    readonly executionOrder: number;
  };
}[ActionType];
export type ActionOf<Type extends ActionType> = Extract<AutomationAction, { actionType: Type }>;

/** The objects that an action can change; null for actions that change none. */
const CHANGES: Readonly<Record<ActionType, readonly string[] | null>> = {
  sendToSlack: null,
  sendNotification: null,
  sendMail: null,
  setField: PROJECT_FIELDED_TYPES,
  moveToProject: MOVED_TYPES,
  // Tags are on highlights: those that are the evidence of an insight. A new note has none.
  applyTag: ['INSIGHT'],
  callWebhook: null,
  createIssue: MOVED_TYPES,
  startSummary: SUMMARY_TARGETS,
};

/** Whether rules with this event can have an action; rules of a time have no object. */
export function canAct(action: ActionType, event: RuleEvent | null): boolean {
  const objects = CHANGES[action];
  const object = event === null ? null : eventKind(event).object;
  return objects === null || (object !== null && objects.includes(object));
}

/** An action as it is sent. */
export interface SentAction {
  readonly actionType: ActionType;
  readonly parameters: unknown;
  readonly executionOrder: number;
}

/**
 * The actions of a rule as they are stored, in their order and numbered from 1.
 * @throws Refusal `ValidationError` for parameters that the action does not have, and for unknown names in templates
 */
export function readActions(sent: readonly SentAction[], event: RuleEvent | null): AutomationAction[] {
  if (new Set(sent.map(({ executionOrder }) => executionOrder)).size < sent.length)
    refuse('ValidationError', 'Two actions have the same place', 'Send a different `executionOrder` for each.');
  return sent
    .toSorted((one, other) => one.executionOrder - other.executionOrder)
    .map((action, at) => ({ ...readAction(action, event), executionOrder: at + 1 }));
}

function readAction({ actionType, parameters, executionOrder }: SentAction, event: RuleEvent | null): AutomationAction {
  if (!canAct(actionType, event))
    refuse('ValidationError', `${actionType} does not fit this trigger`, 'It needs an object of the event to change.');
  const schema = PARAMETERS[actionType];
  if (!fits(parameters, schema))
    refuse('ValidationError', `The parameters of ${actionType} are not valid`, advice(schema));
  for (const [name, value] of Object.entries(parameters as object))
    if (isTemplate(actionType, name)) refuseUnknownNames(value as string, event);
  if (actionType === 'callWebhook') refuseNoJson((parameters as { body: string }).body, event);
  return { actionType, parameters, executionOrder } as AutomationAction;
}

const TEMPLATES: Readonly<Record<ActionType, readonly string[]>> = {
  sendToSlack: ['message'],
  sendNotification: ['message'],
  sendMail: ['subject', 'message'],
  setField: ['text'],
  moveToProject: [],
  applyTag: [],
  callWebhook: ['body'],
  createIssue: ['title', 'description'],
  startSummary: [],
};
const isTemplate = (action: ActionType, name: string): boolean => TEMPLATES[action].includes(name);

const advice = ({ properties, required }: (typeof PARAMETERS)[ActionType]): string => {
  const named = Object.keys(properties).map((name) =>
    (required as readonly string[]).includes(name) ? name : `${name} (optional)`,
  );
  return `Send ${named.join(', ')}, within their limits.`;
};

/** Whether a value has the shape of the parameters above; the whole of JSON Schema is not needed for them. */
function fits(value: unknown, schema: Schema): boolean {
  switch (schema.type) {
    case 'string':
      return typeof value === 'string' && isText(value, schema);
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return Array.isArray(value) && isWithin(value.length, schema) && value.every((one) => fits(one, schema.items));
    case 'object':
      return typeof value === 'object' && value !== null && hasProperties(value as Record<string, unknown>, schema);
    default:
      return false;
  }
}

function isText(value: string, { maxLength = Infinity, minLength = 0, enum: choices, format }: StringSchema): boolean {
  if (value.length > maxLength || (minLength > 0 && value.trim() === '')) return false;
  if (choices) return choices.includes(value);
  if (format === 'uuid') return isUuid(value);
  return format !== 'date-time' || !Number.isNaN(Date.parse(value));
}

const isWithin = (length: number, { minItems = 0, maxItems = Infinity }: ArraySchema): boolean =>
  length >= minItems && length <= maxItems;

const hasProperties = (value: Readonly<Record<string, unknown>>, { required, properties }: ObjectSchema): boolean =>
  required.every((name) => Object.hasOwn(value, name)) &&
  Object.entries(value).every(([name, one]) => Object.hasOwn(properties, name) && fits(one, properties[name]!));

/** The destinations that the actions of a rule send to, by what they must take. */
export const destinationsOf = (
  actions: readonly AutomationAction[],
): readonly { readonly destinationId: Uuid; readonly takes: 'BODIES' | 'TICKETS' }[] =>
  actions.flatMap(({ parameters, actionType }) =>
    'destinationId' in parameters
      ? [{ destinationId: parameters.destinationId, takes: actionType === 'callWebhook' ? 'BODIES' : 'TICKETS' }]
      : [],
  );

/** The members that the actions of a rule write to. */
export const recipientsOf = (actions: readonly AutomationAction[]): readonly Uuid[] => [
  ...new Set(actions.flatMap(({ parameters }) => ('memberIds' in parameters ? parameters.memberIds : []))),
];
