import { Button, Group, Switch, TextInput } from '@mantine/core';
import { eventOf, ruleSentence } from '@evident/domain/automation';
import { TITLE_MAX } from '@evident/domain/kernel';
import { type FormEvent, useState } from 'react';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { ActionsEditor } from './actions-editor.tsx';
import { type Choices, type Draft, nameOfIn, whyIncomplete, whyNoTrigger } from './choices.ts';
import { DryRun } from './dry-run.tsx';
import { useRuleThings } from './use-rule-things.ts';
import { TriggerChoice } from './trigger-choice.tsx';
import styles from './automation.module.css';

interface Props {
  draft: Draft;
  choices: Choices;
  verb: string;
  busy: boolean;
  onSave: (draft: Draft) => void;
  /** Whether the draft differs from the one that was given. */
  onChanged: (isChanged: boolean) => void;
  onClose: () => void;
}

/** Title, trigger and actions of an automation, which reads as a sentence while it is written. */
export function AutomationForm({ draft: before, choices: usual, verb, busy, onSave, onChanged, onClose }: Props) {
  const [draft, setDraft] = useState(before);
  const change = (more: Partial<Draft>) => {
    const next = { ...draft, ...more };
    setDraft(next);
    onChanged(JSON.stringify(next) !== JSON.stringify(before));
  };
  const { title, trigger, actions, onFailure } = draft;
  const choices = { ...usual, ...useRuleThings(trigger, usual.projects) };
  const reason = whyIncomplete(draft);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (reason === undefined) onSave(draft);
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <TextInput
        label="Title"
        placeholder="Churn signals"
        maxLength={TITLE_MAX}
        value={title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        data-autofocus
        autoFocus
      />
      <TriggerChoice trigger={trigger} choices={choices} onChange={(chosen) => change({ trigger: chosen })} />
      <DryRun trigger={trigger} />
      <ActionsEditor
        actions={actions}
        event={eventOf(trigger)}
        choices={choices}
        onChange={(chosen) => change({ actions: chosen })}
      />
      {actions.length > 1 && (
        <Switch
          label="Go on after an action failed"
          checked={onFailure === 'CONTINUE'}
          onChange={({ currentTarget }) => change({ onFailure: currentTarget.checked ? 'CONTINUE' : 'STOP' })}
        />
      )}
      {whyNoTrigger(trigger) === undefined && (
        <p className={styles.sentence} dir="auto">
          {ruleSentence(draft, nameOfIn(choices))}
        </p>
      )}
      <Group justify="end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <DisabledReason reason={reason}>
          <Button type="submit" loading={busy}>
            {verb}
          </Button>
        </DisabledReason>
      </Group>
    </form>
  );
}
