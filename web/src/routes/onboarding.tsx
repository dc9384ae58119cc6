import type { UseCase } from '@evident/domain/onboarding';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { onboardingQuery } from '../data/onboarding/queries.ts';
import { useOnboardingChange } from '../data/onboarding/mutations.ts';
import { UseCases } from '../features/onboarding/use-cases.tsx';
import { useWho } from '../kernel/who.ts';
import { Page } from '../ui/layout/page.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';

/** The nine use cases (document 000, section 1). Admins go on to set up the workspace. */
export function Component() {
  const { data: onboarding } = useQuery(onboardingQuery());
  const who = useWho();
  const navigate = useNavigate();
  const { mutate } = useOnboardingChange();
  if (!onboarding) return <Page title="Welcome">{<ListSkeleton things="the questions" />}</Page>;
  const next =
    onboarding.variant === 'magic-onboarding'
      ? '/project-setup'
      : who?.member.workspaceAdmin
        ? '/setup-workspace'
        : '/getting-started';
  const go = (useCases: UseCase[]) => {
    mutate({ useCases });
    void navigate(next);
  };
  return (
    <Page title="Welcome" width={864}>
      <h2>What do you want to do?</h2>
      <p>Choose as many as you like. Only you see this.</p>
      <UseCases chosen={onboarding.useCases} onContinue={go} onSkip={() => go(onboarding.useCases)} />
    </Page>
  );
}
