import { NativeSelect, Switch, Text } from '@mantine/core';
import type { RetentionRule, SavedRetentionView } from '@evident/domain/retention';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useFeatureGate } from '../../data/plans/gates.ts';
import { PlanGate } from '../../ui/plan-gate.tsx';
import { useMinute } from '../../ui/relative-time.tsx';
import { SavedForm } from '../../ui/saved-form.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { shownDate } from '../../ui/time.ts';
import { type Choice, chosenRule, deletesMore, hasStarted, savedChoice } from './retention-choice.ts';
import { RetentionPreview } from './retention-preview.tsx';
import { choicesOf, ruleWords } from './retention-words.ts';
import { TypedNameDialog } from './typed-name-dialog.tsx';

/** A rule to save; `inherits` only for a project. */
export interface NewRule {
  rule: RetentionRule | null;
  inherits: boolean;
  enforced: boolean;
  typedName?: string;
}

interface Props {
  /** Null is the workspace. */
  projectId: string | null;
  saved: SavedRetentionView | null;
  /** Of a project: the rule of its workspace. */
  workspace?: SavedRetentionView | null;
  /** The name to type as confirmation. */
  name: string;
  reason: string | null;
  onSave: (rule: NewRule) => Promise<void>;
}

/** The rule of a workspace or project, with a preview. A rule that deletes more is confirmed by typing the name. */
export function RetentionForm({ projectId, saved, workspace = null, name, reason, onSave }: Props) {
  const gate = useFeatureGate('retentionPolicy');
  const now = useMinute();
  const current = savedChoice(projectId !== null, saved);
  const [next, setNext] = useState(current);
  const [asking, setAsking] = useState(false);
  const rule = chosenRule(next, workspace);
  const isConfirmed = deletesMore(rule, next, saved, workspace, now);
  const save = (typedName?: string) => {
    const { kept, enforced } = next;
    return onSave({ rule, inherits: kept === 'workspace', enforced, ...(typedName !== undefined && { typedName }) });
  };
  return (
    <>
      <PlanGate gate={gate} />
      {saved && !hasStarted(saved, now) && (
        <Notice icon={CalendarClock}>
          The rule of {saved.savedBy.name} starts on {shownDate(saved.startsAt)}. Until then: {ruleWords(saved.before)}.
        </Notice>
      )}
      <SavedForm
        verb="Save rule"
        changed={JSON.stringify(next) !== JSON.stringify(current)}
        save={async () => (isConfirmed ? setAsking(true) : save())}
        done={isConfirmed ? null : 'The rule was saved'}
        disabledReason={reason ?? (isConfirmed && gate ? gate.title : null)}
      >
        <Fields {...{ projectId, saved, workspace, next, setNext }} disabled={reason !== null} />
        {rule && reason === null && <RetentionPreview projectId={projectId} rule={rule} enforced={next.enforced} />}
      </SavedForm>
      <TypedNameDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="Delete more than before?"
        name={name}
        verb="Save rule"
        onConfirm={save}
      >
        <Text c="dimmed">
          {ruleWords(rule)}. The first run is in seven days at the earliest, and members with full access are notified.
          Deleted words and recordings cannot be restored.
        </Text>
      </TypedNameDialog>
    </>
  );
}

interface FieldsProps extends Required<Pick<Props, 'projectId' | 'saved' | 'workspace'>> {
  next: Choice;
  setNext: (next: Choice) => void;
  disabled: boolean;
}

function Fields({ projectId, saved, workspace, next, setNext, disabled }: FieldsProps) {
  const inherited = { value: 'workspace', label: `As the workspace: ${ruleWords(workspace?.rule ?? null)}` };
  return (
    <>
      <NativeSelect
        label="Keep recordings and texts"
        description="Then recordings, transcripts, the words of highlights and texts derived from them are deleted. Titles, fields, tags and contacts stay."
        value={next.kept}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) => setNext({ ...next, kept: value })}
        data={[...(projectId === null ? [] : [inherited]), ...choicesOf(saved?.rule ?? null)]}
      />
      {next.kept !== 'workspace' && next.kept !== 'always' && (
        <NativeSelect
          label="Counted from"
          value={next.since}
          disabled={disabled}
          onChange={({ currentTarget: { value } }) =>
            setNext({ ...next, since: value === 'HAPPENED' ? 'HAPPENED' : 'CREATED' })
          }
          data={[
            { value: 'CREATED', label: 'The day a note was added' },
            { value: 'HAPPENED', label: 'The date of a note' },
          ]}
        />
      )}
      {projectId === null && (
        <Switch
          label="Projects can only set a shorter time"
          description="Otherwise members with full access to a project choose any rule for it."
          checked={next.enforced}
          disabled={disabled}
          onChange={({ currentTarget: { checked } }) => setNext({ ...next, enforced: checked })}
        />
      )}
    </>
  );
}
