import { type RuleEventsView, ruleEvents } from '@evident/domain/automation';
import { answeredBy } from '../kernel/answered-by.ts';
import { queryWith } from '../kernel/message-with.ts';

/** The events that rules can follow, with their fields. */
export class ListRuleEvents extends queryWith({ scope: 'read', access: 'visible' })<object, RuleEventsView> {}
export const ListRuleEventsHandler = answeredBy((_: ListRuleEvents) => Promise.resolve(ruleEvents()));
