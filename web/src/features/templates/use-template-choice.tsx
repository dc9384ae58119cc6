import { useState, type ReactNode } from 'react';
import { TemplateChoice } from './template-choice.tsx';
import { useTemplateInsight } from '../../data/templates/mutations.ts';

/** The dialog that creates an insight from a template. */
export function useTemplateChoice(projectId: string): { open: () => void; dialog: ReactNode } {
  const [opened, setOpened] = useState(false);
  const { mutate, isPending, variables } = useTemplateInsight(projectId);
  return {
    open: () => setOpened(true),
    dialog: opened && (
      <TemplateChoice
        projectId={projectId}
        chosen={isPending ? (variables ?? null) : null}
        onChoose={({ id }) => mutate(id)}
        onClose={() => setOpened(false)}
      />
    ),
  };
}
