import { Button } from '@mantine/core';
import { Signpost } from 'lucide-react';
import { startTour } from '../features/onboarding/tour.ts';
import { StartingSteps } from '../features/projects/starting-steps.tsx';
import { useWho } from '../kernel/who.ts';
import { Page } from '../ui/layout/page.tsx';
import { ReadOnlyNotice } from '../ui/states/read-only-notice.tsx';

/** The checklist, also after it was dismissed, and the product tour. */
export function Component() {
  return (
    <Page
      title="Getting started"
      width={864}
      actions={
        <Button
          variant="default"
          size="compact-md"
          leftSection={<Signpost size={16} aria-hidden />}
          onClick={startTour}
        >
          Take the tour
        </Button>
      }
    >
      {useWho()?.member.role === 'VIEWER' && <ReadOnlyNotice reason="Viewers read. Contributors take these steps." />}
      <StartingSteps always />
    </Page>
  );
}
