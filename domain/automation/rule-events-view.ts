import { ACTION_TYPES, canAct } from './actions.ts';
import { RULE_EVENT_NAMES, type RuleEvent, eventKind } from './catalogue.ts';
import { OPERATORS } from './operators.ts';
import type { RuleEventsView } from './shapes.ts';

/** The catalogue of events and their fields, for editors. */
export const ruleEvents = (): RuleEventsView => ({ events: RULE_EVENT_NAMES.map(viewOf) });

function viewOf(event: RuleEvent): RuleEventsView['events'][number] {
  const { when, happens, adminsOnly = false, fields } = eventKind(event);
  return {
    event,
    when,
    happens,
    adminsOnly,
    fields: Object.entries(fields).map(([field, { label, of }]) => ({
      field,
      label,
      type: of.type,
      values: 'values' in of ? [...of.values] : [],
      of: 'of' in of ? of.of : null,
      operators: Object.keys(OPERATORS[of.type]),
    })),
    actions: ACTION_TYPES.filter((action) => canAct(action, event)),
  };
}
