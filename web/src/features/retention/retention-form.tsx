import { NativeSelect, Switch, Text } from '@mantine/core';
import { type RetentionRule, type SavedRetentionView, isStricter } from '@evident/domain/retention';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useFeatureGate } from '../../data/plans/gates.ts';
import { PlanGate } from '../../ui/plan-gate.tsx';
import { SavedForm } from '../../ui/saved-form.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { shownDate } from '../../ui/time.ts';
import { RetentionPreview } from './retention-preview.tsx';
import { choicesOf, keptOf, ruleOf, ruleWords } from './retention-words.ts';
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

const inForce = (saved: SavedRetentionView | null): RetentionRule | null =>
  saved === null ? null : new Date(saved.startsAt) <= new Date() ? saved.rule : saved.before;

/** The rule of a workspace or project, with a preview. A rule that deletes more is confirmed by typing the name. */
export function RetentionForm({ projectId, saved, workspace = null, name, reason, onSave }: Props) {
  const gate = useFeatureGate('retentionPolicy');
  const ofProject = projectId !== null;
  const current = {
    kept: ofProject && saved === null ? 'workspace' : keptOf(saved?.rule ?? null),
    since: saved?.rule?.since ?? ('CREATED' as const),
    enforced: saved?.enforced ?? false,
  };
  const [next, setNext] = useState(current);
  const [asking, setAsking] = useState(false);
  const inherits = next.kept === 'workspace';
  const rule = inherits ? (workspace?.rule ?? null) : ruleOf(next.kept, next.since);
  const now = inForce(saved ?? workspace);
  const deletesMore = isStricter(rule, now) || (rule !== null && next.enforced && !current.enforced);
  const save = (typedName?: string) =>
    onSave({ rule, inherits, enforced: next.enforced, ...(typedName !== undefined && { typedName }) });
  const workspaceChoice = { value: 'workspace', label: `As the workspace: ${ruleWords(workspace?.rule ?? null)}` };
  const closed = reason ?? (deletesMore && gate ? gate.title : null);
  return (
    <>
      <PlanGate gate={gate} />
      <Pending saved={saved} />
      <SavedForm
        verb="Save rule"
        changed={JSON.stringify(next) !== JSON.stringify(current)}
        save={async () => (deletesMore ? setAsking(true) : save())}
        done={deletesMore ? null : 'The rule was saved'}
        disabledReason={closed}
      >
        <NativeSelect
          label="Keep recordings and texts"
          description="Then recordings, transcripts, the words of highlights and texts derived from them are deleted. Titles, fields, tags and contacts stay."
          value={next.kept}
          disabled={reason !== null}
          onChange={({ currentTarget: { value } }) => setNext({ ...next, kept: value })}
          data={[...(ofProject ? [workspaceChoice] : []), ...choicesOf(saved?.rule ?? null)]}
        />
        {!inherits && next.kept !== 'always' && (
          <NativeSelect
            label="Counted from"
            value={next.since}
            disabled={reason !== null}
            onChange={({ currentTarget: { value } }) =>
              setNext({ ...next, since: value === 'HAPPENED' ? 'HAPPENED' : 'CREATED' })
            }
            data={[
              { value: 'CREATED', label: 'The day a note was added' },
              { value: 'HAPPENED', label: 'The date of a note' },
            ]}
          />
        )}
        {!ofProject && (
          <Switch
            label="Projects can only set a shorter time"
            description="Otherwise members with full access to a project choose any rule for it."
            checked={next.enforced}
            disabled={reason !== null}
            onChange={({ currentTarget: { checked } }) => setNext({ ...next, enforced: checked })}
          />
        )}
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

/** A rule that has not started yet. */
function Pending({ saved }: { saved: SavedRetentionView | null }) {
  if (saved === null || new Date(saved.startsAt) <= new Date()) return null;
  return (
    <Notice icon={CalendarClock}>
      The rule of {saved.savedBy.name} starts on {shownDate(saved.startsAt)}. Until then: {ruleWords(saved.before)}.
    </Notice>
  );
}
