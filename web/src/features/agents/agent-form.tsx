import { Button, Group, Select, Textarea, TextInput } from '@mantine/core';
import { AGENT_TITLE_MAX, type AgentSchedule, type AgentView } from '@evident/domain/agents';
import type { DocSource } from '@evident/domain/ai-docs';
import { SUMMARY_PROMPT_MAX, type SummaryFramework } from '@evident/domain/summaries';
import { type FormEvent, useState } from 'react';
import { FrameworkChoice } from '../../ai/framework-choice.tsx';
import { LanguageChoice } from '../../ai/language-choice.tsx';
import { SourceChoice } from '../../ai/source-choice.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { ownTimeZone } from '../../kernel/time-zone.ts';
import { ScheduleChoice } from './schedule-choice.tsx';
import styles from './agents.module.css';

export interface AgentWording {
  projectId: string;
  title: string;
  instruction: string;
  sources: DocSource[];
  framework: SummaryFramework | null;
  language: string | null;
  schedule: AgentSchedule;
}

interface Props {
  /** Those that the member can edit. */
  projects: readonly { id: string; title: string }[];
  /** The agent to change; absent for a new one. */
  agent?: AgentView;
  verb: string;
  busy: boolean;
  onSave: (wording: AgentWording) => void;
  onClose: () => void;
}

/** Instruction, sources and schedule of an agent. */
export function AgentForm({ projects, agent, verb, busy, onSave, onClose }: Props) {
  const only = projects.length === 1 ? projects[0]!.id : '';
  const [wording, setWording] = useState<AgentWording>({
    projectId: agent?.projectId ?? only,
    title: agent?.title ?? '',
    instruction: agent?.instruction ?? '',
    sources: agent?.sources.map(({ type, id }) => ({ type, id })) ?? [],
    framework: agent?.framework ?? null,
    language: agent?.language ?? null,
    schedule: agent?.schedule ?? { every: 'WEEK', weekday: 1, hour: 7, timeZone: ownTimeZone() },
  });
  const change = (more: Partial<AgentWording>) => setWording({ ...wording, ...more });
  const { projectId, title, instruction, sources, framework, language, schedule } = wording;
  const reason =
    projectId === ''
      ? 'Choose a project first'
      : title.trim() === ''
        ? 'Enter a title first'
        : instruction.trim() === ''
          ? 'Write an instruction first'
          : sources.length === 0
            ? 'Choose a source first'
            : undefined;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (reason === undefined) onSave(wording);
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <TextInput
        label="Title"
        placeholder="Churn signals"
        maxLength={AGENT_TITLE_MAX}
        value={title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        data-autofocus
      />
      {!agent && (
        <Select
          label="Project"
          placeholder="Choose a project"
          allowDeselect={false}
          searchable
          data={projects.map(({ id, title: label }) => ({ value: id, label }))}
          value={projectId === '' ? null : projectId}
          onChange={(chosen) => change({ projectId: chosen ?? '', sources: [] })}
        />
      )}
      <Textarea
        label="Instruction"
        placeholder="Which new reasons to leave did people name?"
        autosize
        minRows={2}
        maxLength={SUMMARY_PROMPT_MAX}
        value={instruction}
        onChange={({ currentTarget }) => change({ instruction: currentTarget.value })}
      />
      {projectId !== '' && (
        <SourceChoice
          projectId={projectId}
          value={sources}
          onChange={(chosen) => change({ sources: chosen })}
          titles={new Map(agent?.sources.flatMap(({ id, title: name }) => (name === null ? [] : [[id, name]])))}
        />
      )}
      <FrameworkChoice
        label="Sections"
        custom="As the instruction says"
        value={framework ?? 'CustomPrompt'}
        onChange={(chosen) => change({ framework: chosen === 'CustomPrompt' ? null : chosen })}
      />
      <LanguageChoice value={language} onChange={(chosen) => change({ language: chosen })} />
      <ScheduleChoice value={schedule} onChange={(chosen) => change({ schedule: chosen })} />
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
