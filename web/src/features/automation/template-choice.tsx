import { UnstyledButton } from '@mantine/core';
import { readyMade, ruleSentence } from '@evident/domain/automation';
import { type Choices, type Draft, nameOfIn } from './choices.ts';
import { firstCondition } from './new-condition.ts';
import styles from './automation.module.css';
import { ownTimeZone } from '../../kernel/time-zone.ts';

interface Props {
  /** The member, whom the rules notify. */
  memberId: string;
  choices: Choices;
  onChoose: (draft: Draft) => void;
}

const BLANK: Draft = {
  title: '',
  trigger: {
    type: 'Event',
    event: 'note:created',
    rules: { combinator: 'AND', conditions: [firstCondition('note:created')] },
  },
  actions: [{ actionType: 'sendNotification', parameters: { memberIds: [], message: '' }, executionOrder: 1 }],
  onFailure: 'STOP',
};

/** Chooses a rule to start from. */
export function TemplateChoice({ memberId, choices, onChoose }: Props) {
  const templates = readyMade(memberId, ownTimeZone()).filter(
    ({ actions }) => choices.channels !== null || actions.every(({ actionType }) => actionType !== 'sendToSlack'),
  );
  return (
    <ul className={styles.templates} aria-label="Templates">
      {templates.map((template) => (
        <li key={template.title}>
          <UnstyledButton className={styles.template} onClick={() => onChoose({ ...template, onFailure: 'STOP' })}>
            <strong>{template.title}</strong>
            <span className={styles.about}>{ruleSentence(template, nameOfIn(choices))}</span>
          </UnstyledButton>
        </li>
      ))}
      <li>
        <UnstyledButton className={styles.template} onClick={() => onChoose(BLANK)}>
          <strong>Start from nothing</strong>
        </UnstyledButton>
      </li>
    </ul>
  );
}
