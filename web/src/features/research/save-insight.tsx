import { Button, Select } from '@mantine/core';
import { projectOfCitations } from '@evident/domain/evidence';
import type { ResearchView } from '@evident/domain/research';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { useSaveInsight } from '../../data/research/mutations.ts';

interface Props {
  research: Pick<ResearchView, 'id' | 'question' | 'scope' | 'insightId' | 'text'>;
  projects: readonly { id: string; title: string }[];
}

/** Saves the findings as an unpublished insight, and links to it afterwards. */
export function SaveInsight({ research, projects }: Props) {
  const { scope, insightId } = research;
  const [chosen, setChosen] = useState(scope.type === 'PROJECT' ? scope.id : null);
  const cited = projectOfCitations(research.text.content.citations);
  const offered = projects.find(({ id }) => id === cited) ?? projects[0];
  const projectId = chosen ?? offered?.id ?? null;
  const save = useSaveInsight(research);
  if (insightId !== null) return <PeekLink item={{ kind: 'insight', id: insightId }}>Open the insight</PeekLink>;
  if (projectId === null) return null;
  return (
    <>
      {scope.type !== 'PROJECT' && (
        <Select
          size="xs"
          aria-label="Project of the insight"
          allowDeselect={false}
          searchable
          data={projects.map((project) => ({ value: project.id, label: project.title }))}
          value={projectId}
          onChange={setChosen}
        />
      )}
      <Button
        size="xs"
        leftSection={<Lightbulb size={14} aria-hidden />}
        loading={save.isPending}
        onClick={() => save.mutate({ projectId })}
      >
        Save as draft insight
      </Button>
    </>
  );
}
