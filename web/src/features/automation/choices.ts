import {
  type AutomationAction,
  type AutomationDraft,
  type AutomationView,
  type NameOf,
  type NewAutomation,
  type Trigger,
  eventOf,
  missingInAction,
  missingInRules,
  readActions,
  readTrigger,
} from '@evident/domain/automation';
import type { FieldView } from '@evident/domain/fields';
import { Refusal } from '@evident/domain/kernel';
import type { DestinationView } from '@evident/domain/tickets';

/** Objects that a rule can name. */
export interface Choices {
  projects: readonly { id: string; title: string }[];
  /** Channels of feedback. */
  feeds: readonly { id: string; title: string }[];
  members: readonly { id: string; name: string }[];
  /** Whether the member can follow events of admins. */
  admin: boolean;
  destinations: readonly Pick<DestinationView, 'id' | 'title' | 'kind'>[];
  /** Public channels of the connected Slack; null if none is connected. */
  channels: readonly { id: string; name: string }[] | null;
  /** Of the workspace and of the projects that the rule names. */
  fields?: readonly FieldView[];
  tags?: readonly { id: string; title: string }[];
}

/** A rule while it is written. */
export interface Draft extends AutomationDraft {
  readonly onFailure: AutomationView['onFailure'];
}

export const nameOfIn = ({ projects, feeds, members, destinations, fields = [], tags = [] }: Choices): NameOf => {
  const names = new Map([
    ...fields.flatMap(({ id, label, settings: { options = [] } }) => [
      [id, label] as const,
      ...options.map((option) => [option.id, option.label] as const),
    ]),
    ...tags.map(({ id, title }) => [id, title] as const),
    ...destinations.map(({ id, title }) => [id, title] as const),
    ...projects.map(({ id, title }) => [id, title] as const),
    ...feeds.map(({ id, title }) => [id, title] as const),
    ...members.map(({ id, name }) => [id, name] as const),
  ]);
  return (id) => names.get(id);
};

/** Why a rule cannot be saved yet, by the rules of the server; undefined if it can. */
export function whyIncomplete({ title, trigger, actions }: AutomationDraft): string | undefined {
  if (title.trim() === '') return 'Enter a title first';
  const said = refusalOf(() => readTrigger(trigger));
  if (said !== undefined) return said;
  if (actions.length === 0) return 'Add an action first';
  const missing = [
    trigger.type === 'Event' ? missingInRules(trigger.rules) : undefined,
    ...actions.map(missingInAction),
  ].find((one) => one !== undefined);
  if (missing !== undefined) return missing;
  return refusalOf(() => readActions(actions, eventOf(trigger)));
}

export const whyNoTrigger = (trigger: Trigger): string | undefined => refusalOf(() => readTrigger(trigger));

function refusalOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return thrown.advice === undefined ? thrown.title : `${thrown.title}. ${thrown.advice}`;
  }
}

/** Numbers actions in their order. */
export const inOrder = (actions: readonly AutomationAction[]): AutomationAction[] =>
  actions.map((action, at) => ({ ...action, executionOrder: at + 1 }));

/** A rule as it is sent. */
export const sentOf = (draft: Draft): NewAutomation => draft as unknown as NewAutomation;

/** A saved automation as its form holds it. */
export const draftOf = ({ title, trigger, actions, onFailure }: AutomationView): Draft => ({
  title,
  trigger: trigger as Trigger,
  actions: actions as unknown as AutomationAction[],
  onFailure,
});
