import { Button, Group, Select, Textarea, TextInput } from '@mantine/core';
import type { DocSource } from '@evident/domain/ai-docs';
import { TITLE_MAX } from '@evident/domain/kernel';
import { SUMMARY_PROMPT_MAX, type SummaryFramework } from '@evident/domain/summaries';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { AiState } from '../../ai/ai-state.tsx';
import { FrameworkChoice } from '../../ai/framework-choice.tsx';
import { LanguageChoice } from '../../ai/language-choice.tsx';
import { SourceChoice } from '../../ai/source-choice.tsx';
import { aiStatusQuery } from '../../data/ai/queries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { useCreateDoc } from '../../data/ai-docs/mutations.ts';
import styles from './ai-docs.module.css';

interface Props {
  /** Those that the member can edit. */
  projects: readonly { id: string; title: string }[];
  projectId: string | null;
  onClose: () => void;
  onCreated: (docId: string) => void;
}

/** Asks what a doc is written from, and how. */
export function NewDoc({ projects, projectId, onClose, onCreated }: Props) {
  const [place, setPlace] = useState(projectId ?? (projects.length === 1 ? projects[0]!.id : null));
  const [title, setTitle] = useState('');
  const [sources, setSources] = useState<DocSource[]>([]);
  const [framework, setFramework] = useState<SummaryFramework>('Summary');
  const [prompt, setPrompt] = useState('');
  const [language, setLanguage] = useState<string | null>(null);
  const { data: status } = useQuery(aiStatusQuery());
  const { mutate, isPending } = useCreateDoc(onCreated);
  const isCustom = framework === 'CustomPrompt';
  const reason =
    status?.method === 'OFF'
      ? 'AI is off in this workspace'
      : place === null
        ? 'Choose a project first'
        : sources.length === 0
          ? 'Choose a source first'
          : isCustom && prompt.trim() === ''
            ? 'Write an instruction first'
            : undefined;
  const write = (event: FormEvent) => {
    event.preventDefault();
    if (reason !== undefined || place === null) return;
    mutate({
      projectId: place,
      sources,
      framework,
      language,
      ...(title.trim() === '' ? {} : { title: title.trim() }),
      ...(isCustom ? { prompt: prompt.trim() } : {}),
    });
  };
  return (
    <Dialog opened onClose={onClose} title="New doc">
      <form className={styles.form} onSubmit={write}>
        {status?.method === 'OFF' && <AiState method="OFF" />}
        <TextInput
          label="Title"
          placeholder="What slows reporting down"
          maxLength={TITLE_MAX}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          data-autofocus
        />
        <Select
          label="Project"
          placeholder="Choose a project"
          allowDeselect={false}
          searchable
          data={projects.map(({ id, title: label }) => ({ value: id, label }))}
          value={place}
          onChange={(chosen) => {
            setPlace(chosen);
            setSources([]);
          }}
        />
        {place !== null && <SourceChoice projectId={place} value={sources} onChange={setSources} />}
        <FrameworkChoice value={framework} onChange={setFramework} />
        {isCustom && (
          <Textarea
            label="Instruction"
            placeholder="What would make them switch?"
            autosize
            minRows={2}
            maxLength={SUMMARY_PROMPT_MAX}
            value={prompt}
            onChange={({ currentTarget }) => setPrompt(currentTarget.value)}
          />
        )}
        <LanguageChoice value={language} onChange={setLanguage} />
        <Group justify="end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <DisabledReason reason={reason}>
            <Button type="submit" loading={isPending}>
              Write doc
            </Button>
          </DisabledReason>
        </Group>
      </form>
    </Dialog>
  );
}
