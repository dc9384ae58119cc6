import { disabledReason } from '@evident/domain/permissions';
import { accessShown } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { Box } from 'lucide-react';
import { projectListQuery } from '../data/projects/queries.ts';
import { useWho } from '../kernel/who.ts';
import { ChoiceList } from './choice-list.tsx';

interface Props {
  /** A project that can't be chosen. */
  here?: string;
  onChoose: (project: { id: string; title: string }) => void;
}

/** Projects by name; those without write access give the reason. */
export function ProjectChoice({ here, onChoose }: Props) {
  const { data: projects } = useQuery(projectListQuery());
  const role = useWho()?.member.role ?? 'VIEWER';
  return (
    <ChoiceList
      label="Project"
      placeholder="Find a project"
      nothing="No matching projects."
      places={projects?.map((project) => ({
        id: project.id,
        title: project.title,
        mark: <Box size={16} aria-hidden />,
        here: project.id === here,
        reason: disabledReason('write', { role }, accessShown(project)),
      }))}
      onChoose={onChoose}
    />
  );
}
