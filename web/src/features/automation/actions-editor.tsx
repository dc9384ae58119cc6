import { ActionIcon, Button, Select } from '@mantine/core';
import {
  ACTIONS_MAX,
  ACTION_LABELS,
  ACTION_TYPES,
  type ActionType,
  type AutomationAction,
  type RuleEvent,
  canAct,
} from '@evident/domain/automation';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { ActionParameters } from './action-parameters.tsx';
import { type Choices, inOrder } from './choices.ts';
import styles from './automation.module.css';

interface Props {
  actions: readonly AutomationAction[];
  event: RuleEvent | null;
  choices: Choices;
  onChange: (actions: AutomationAction[]) => void;
}

/** Without a connected Slack, an action of this kind stays as it is. */
const isOffered = (type: ActionType, event: RuleEvent | null, { channels }: Choices): boolean =>
  canAct(type, event) && (type !== 'sendToSlack' || channels !== null);

const EMPTY: Readonly<Record<ActionType, object>> = {
  sendToSlack: { channel: '', message: '' },
  sendNotification: { memberIds: [], message: '' },
  sendMail: { memberIds: [], subject: '', message: '' },
  setField: { fieldId: '' },
  moveToProject: { projectId: '' },
  applyTag: { tagId: '' },
  callWebhook: { destinationId: '', body: '' },
  createIssue: { destinationId: '', title: '' },
  startSummary: {},
};
const newAction = (actionType: ActionType) =>
  ({ actionType, parameters: EMPTY[actionType], executionOrder: 1 }) as AutomationAction;

/** The actions of a rule, in their order. */
export function ActionsEditor({ actions, event, choices, onChange }: Props) {
  const moveUp = (at: number) => onChange(inOrder(actions.with(at - 1, actions[at]!).with(at, actions[at - 1]!)));
  return (
    <div className={styles.actions} role="group" aria-label="Actions">
      {actions.map((action, at) => {
        const { actionType } = action;
        const types = ACTION_TYPES.filter((type) => isOffered(type, event, choices));
        const data = [...new Set([...types, actionType])].map((value) => ({ value, label: ACTION_LABELS[value] }));
        return (
          <div key={at} className={styles.action}>
            <div className={styles.condition}>
              <Select
                aria-label="Action"
                className={styles.value}
                allowDeselect={false}
                data={data}
                value={actionType}
                onChange={(chosen) => onChange(inOrder(actions.with(at, newAction(chosen as ActionType))))}
              />
              {at > 0 && (
                <ActionIcon aria-label="Move up" title="Move up" onClick={() => moveUp(at)}>
                  <ArrowUp size={14} aria-hidden />
                </ActionIcon>
              )}
              {actions.length > 1 && (
                <ActionIcon
                  aria-label="Remove action"
                  title="Remove action"
                  onClick={() => onChange(inOrder(actions.toSpliced(at, 1)))}
                >
                  <Trash2 size={14} aria-hidden />
                </ActionIcon>
              )}
            </div>
            <ActionParameters
              action={action}
              event={event}
              choices={choices}
              onChange={(one) => onChange(actions.with(at, one))}
            />
          </div>
        );
      })}
      {actions.length < ACTIONS_MAX && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Plus size={12} aria-hidden />}
          onClick={() => onChange(inOrder([...actions, newAction('sendNotification')]))}
        >
          Add action
        </Button>
      )}
    </div>
  );
}
