import { Button, Select, Textarea } from '@mantine/core';
import {
  FRAMEWORKS,
  SUMMARY_FRAMEWORKS,
  SUMMARY_PROMPT_MAX,
  type SummaryFramework,
  type SummaryList,
  type SummaryTarget,
} from '@evident/domain/summaries';
import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { AiState } from '../../ai/ai-state.tsx';
import { summariesQuery } from '../../data/summaries/queries.ts';
import { useWho } from '../../kernel/who.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { SummaryCard } from './summary-card.tsx';
import { useSummaryChanges } from '../../data/summaries/mutations.ts';
import styles from './summaries.module.css';

interface Props {
  target: SummaryTarget;
  /** Why the member cannot edit; undefined if they can. */
  reason: string | null | undefined;
  /** The note that is shown around the summaries. */
  noteId?: string;
}

/** The summaries of an object, and a form for another one. */
export function Summaries({ target, reason, noteId }: Props) {
  const { data, error, refetch } = useQuery(summariesQuery(target));
  if (error && !data)
    return <FailedState title="The summaries could not be loaded" problem={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className={styles.padded}>
        <ListSkeleton things="summaries" shape="text" count={3} />
      </div>
    );
  return <Known target={target} reason={reason} noteId={noteId} list={data} />;
}

function Known({
  target,
  reason,
  noteId,
  list: { items, notPossible, method, defaults },
}: Props & { list: SummaryList }) {
  const [chosen, setChosen] = useState<SummaryFramework | null>(null);
  const [prompt, setPrompt] = useState('');
  const changes = useSummaryChanges(target);
  const whyNot = useWhyNot(reason, method, notPossible);
  const framework = chosen ?? defaults.framework;
  const isCustom = framework === 'CustomPrompt';
  const noPrompt = isCustom && prompt.trim() === '' ? 'Write an instruction first' : undefined;
  return (
    <div className={styles.summaries}>
      <div className={styles.form}>
        <Select
          aria-label="Framework"
          size="xs"
          value={framework}
          data={SUMMARY_FRAMEWORKS.map((value) => ({ value, label: FRAMEWORKS[value].label }))}
          onChange={(value) => setChosen(value as SummaryFramework)}
          allowDeselect={false}
          searchable
          className={styles.framework}
          comboboxProps={{ width: 260, position: 'bottom-start' }}
          maxDropdownHeight={420}
        />
        <DisabledReason reason={whyNot ?? noPrompt}>
          <Button
            size="xs"
            loading={changes.busy}
            onClick={() => changes.summarize({ framework, ...(isCustom ? { prompt: prompt.trim() } : {}) })}
          >
            Summarize
          </Button>
        </DisabledReason>
        {isCustom ? (
          <Textarea
            aria-label="Instruction"
            size="xs"
            autosize
            minRows={2}
            maxLength={SUMMARY_PROMPT_MAX}
            placeholder="What would make them switch?"
            value={prompt}
            onChange={({ currentTarget }) => setPrompt(currentTarget.value)}
            className={styles.prompt}
          />
        ) : (
          <p className={styles.about}>{FRAMEWORKS[framework].description}</p>
        )}
      </div>
      {method === 'OFF' && <AiState method={method} />}
      {items.length === 0 ? (
        <EmptyState icon={ScrollText} title={notPossible ? 'Not enough content to summarize' : 'No summary yet'}>
          {notPossible
            ? 'Summaries need at least some sentences.'
            : 'Every sentence of a summary leads to the words that it rests on.'}
        </EmptyState>
      ) : (
        <ol className={styles.list}>
          {items.map((summary) => (
            <li key={summary.id}>
              <SummaryCard summary={summary} method={method} noteId={noteId} reason={whyNot} changes={changes} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** Why no summary can be generated, in the words of the specification (document 001, section 8). */
function useWhyNot(
  reason: string | null | undefined,
  method: SummaryList['method'],
  notPossible: SummaryList['notPossible'],
): string | undefined {
  const isViewer = useWho()?.member.role === 'VIEWER';
  if (reason) return isViewer ? 'Viewers cannot generate summaries' : reason;
  if (method === 'OFF') return 'AI is off in this workspace';
  return notPossible ? 'Not enough content to summarize' : undefined;
}
