import { Button, type ButtonProps } from '@mantine/core';
import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCreateInsight } from '../../data/insights/mutations.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { usePageActions } from '../../ui/use-page-actions.ts';

/**
 * The button that makes an empty insight in a project and opens it. The page has the same as a command.
 * @param readOnly the reason adding insights is disabled; null if allowed
 */
export function useNewInsight(projectId: string, readOnly: string | null, look: ButtonProps = {}): ReactNode {
  const write = useCreateInsight(projectId);
  usePageActions([
    {
      label: 'New insight',
      icon: Lightbulb,
      keywords: 'create write',
      run: () => write.mutate(),
      disabledReason: readOnly,
    },
  ]);
  return (
    <DisabledReason reason={readOnly}>
      <Button {...look} loading={write.isPending} onClick={() => write.mutate()}>
        New insight
      </Button>
    </DisabledReason>
  );
}
