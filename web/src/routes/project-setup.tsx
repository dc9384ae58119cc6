import { SUGGESTED_PROJECTS } from '@evident/domain/onboarding';
import { useQuery } from '@tanstack/react-query';
import { onboardingQuery } from '../data/onboarding/queries.ts';
import { NewProjectForm } from '../features/projects/new-project-form.tsx';
import { Page } from '../ui/layout/page.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import styles from './project-setup.module.css';

/** The first project. The variant `magic-onboarding` suggests one for what the member wants to do. */
export function Component() {
  const { data: onboarding } = useQuery(onboardingQuery());
  const [useCase] = onboarding?.useCases ?? [];
  const suggested = onboarding?.variant === 'magic-onboarding' && useCase ? SUGGESTED_PROJECTS[useCase] : undefined;
  return (
    <Page title="Your first project" width={864}>
      <p className={styles.intro}>
        A project keeps one study together. Next, you drop files onto it: interviews, transcripts, tables.
      </p>
      {onboarding ? <NewProjectForm suggested={suggested} /> : <ListSkeleton things="the form" />}
    </Page>
  );
}
