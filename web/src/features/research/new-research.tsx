import { Button, Group, NumberInput, Select, Textarea } from '@mantine/core';
import type { AiStatus } from '@evident/domain/ai';
import { DEFAULT_BUDGET, QUESTION_MAX, type ResearchBudget, researchBudget } from '@evident/domain/research';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { aiStatusQuery } from '../../data/ai/queries.ts';
import { useStartResearch } from '../../data/research/mutations.ts';
import styles from './research.module.css';

interface Props {
  projects: readonly { id: string; title: string }[];
  /** Where it looks at first; null: everything that the member can see. */
  projectId: string | null;
  onStarted: (researchId: string) => void;
}

const EVERYTHING = 'workspace';
const LIMITS: readonly { name: keyof ResearchBudget; label: string }[] = [
  { name: 'sources', label: 'Notes to read' },
  { name: 'searches', label: 'Searches' },
  { name: 'tokens', label: 'Tokens' },
];

/** Says which texts would leave the server. */
function sentWords(
  { method, model, host, region, embeddingHost }: AiStatus,
  { sources, tokens }: ResearchBudget,
): string {
  if (method === 'OFF') return 'AI is off in this workspace. Admins can switch it on in Settings → AI.';
  const search =
    embeddingHost === null ? '' : ` For search by meaning, ${embeddingHost} receives the question and notes.`;
  if (method === 'EXTRACTED')
    return embeddingHost === null
      ? 'Nothing is sent: passages are chosen on this server, without a language model.'
      : `Nothing is sent to a language model.${search}`;
  const place = region === null ? `${host}` : `${host}, region ${region}`;
  return `Sent to ${model} at ${place}: the question, then passages of at most ${sources.toLocaleString()} notes, about ${tokens.toLocaleString()} tokens.${search}`;
}

/** Asks a question and sets the budget of its research. */
export function NewResearch({ projects, projectId, onStarted }: Props) {
  const [question, setQuestion] = useState('');
  const [place, setPlace] = useState(projectId ?? EVERYTHING);
  const [budget, setBudget] = useState(DEFAULT_BUDGET);
  const { mutate, isPending } = useStartResearch(onStarted);
  const { data: status } = useQuery(aiStatusQuery());
  const isOff = status?.method === 'OFF';
  const start = (event: FormEvent) => {
    event.preventDefault();
    const scope =
      place === EVERYTHING ? ({ type: 'WORKSPACE', id: null } as const) : ({ type: 'PROJECT', id: place } as const);
    mutate({ question: question.trim(), scope, budget });
  };
  return (
    <form className={styles.form} onSubmit={start}>
      <Textarea
        label="Question"
        placeholder="Why do people check the numbers twice?"
        autosize
        minRows={2}
        maxLength={QUESTION_MAX}
        value={question}
        onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
      />
      <Group align="end" gap="sm">
        <Select
          label="Look in"
          allowDeselect={false}
          searchable
          data={[
            { value: EVERYTHING, label: 'Everything you can see' },
            ...projects.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value={place}
          onChange={(chosen) => setPlace(chosen ?? EVERYTHING)}
        />
        {LIMITS.map(({ name, label }) => {
          const { minimum, maximum } = researchBudget.properties[name];
          return (
            <NumberInput
              key={name}
              className={styles.limit}
              label={label}
              min={minimum}
              max={maximum}
              clampBehavior="strict"
              allowDecimal={false}
              value={budget[name]}
              onChange={(value) => {
                if (typeof value === 'number' && value >= minimum) setBudget({ ...budget, [name]: value });
              }}
            />
          );
        })}
        <Button type="submit" loading={isPending} disabled={isOff || question.trim() === ''}>
          Start research
        </Button>
      </Group>
      {status && <p className={styles.about}>{sentWords(status, budget)}</p>}
    </form>
  );
}
