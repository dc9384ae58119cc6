import { type Infer, type Schema, type Uuid, id, objectOf, refuse } from '../kernel/index.ts';
import { SUMMARY_FRAMEWORKS, type SummaryFramework } from '../summaries/index.ts';
import { type AutomatedObject, type RuleEvent, eventKind } from './catalogue.ts';
import { refuseUnknownNames } from './message-templates.ts';

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
const CHANGES: Readonly<Record<ActionType, readonly AutomatedObject[] | null>> = {
  sendToSlack: null,
  sendNotification: null,
  sendMail: null,
  setField: ['NOTE', 'INSIGHT'],
  moveToProject: ['NOTE', 'INSIGHT'],
  startSummary: ['NOTE', 'INSIGHT', 'PROJECT'],
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
  return { actionType, parameters, executionOrder } as AutomationAction;
}

const TEMPLATES: Readonly<Record<ActionType, readonly string[]>> = {
  sendToSlack: ['message'],
  sendNotification: ['message'],
  sendMail: ['subject', 'message'],
  setField: ['text'],
  moveToProject: [],
  startSummary: [],
};
const isTemplate = (action: ActionType, name: string): boolean => TEMPLATES[action].includes(name);

const advice = ({ properties, required }: (typeof PARAMETERS)[ActionType]): string => {
  const named = Object.keys(properties).map((name) =>
    (required as readonly string[]).includes(name) ? name : `${name} (optional)`,
  );
  return `Send ${named.join(', ')}, within their limits.`;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a value has the shape of the parameters above; the whole of JSON Schema is not needed for them. */
function fits(value: unknown, schema: Schema): boolean {
  switch (schema.type) {
    case 'string':
      if (typeof value !== 'string' || value.length > (schema.maxLength ?? Infinity)) return false;
      if (schema.enum) return schema.enum.includes(value);
      if (schema.format === 'uuid') return UUID.test(value);
      if (schema.format === 'date-time') return !Number.isNaN(Date.parse(value));
      return schema.minLength === undefined || value.trim() !== '';
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return (
        Array.isArray(value) &&
        value.length >= (schema.minItems ?? 0) &&
        value.length <= (schema.maxItems ?? Infinity) &&
        value.every((one) => fits(one, schema.items))
      );
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
      const record = value as Record<string, unknown>;
      return (
        schema.required.every((name) => Object.hasOwn(record, name)) &&
        Object.entries(record).every(
          ([name, one]) => Object.hasOwn(schema.properties, name) && fits(one, schema.properties[name]!),
        )
      );
    }
    default:
      return false;
  }
}

/** The members that the actions of a rule write to. */
export const recipientsOf = (actions: readonly AutomationAction[]): readonly Uuid[] => [
  ...new Set(actions.flatMap(({ parameters }) => ('memberIds' in parameters ? parameters.memberIds : []))),
];
