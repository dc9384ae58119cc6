import { KINDS, capitalized, kindOf } from '@evident/domain/kinds';
import type { ItemType } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { FileText, Folder, FolderKanban, Lightbulb, type LucideIcon } from 'lucide-react';
import { projectListQuery } from '../../data/projects/queries.ts';
import { ProjectIcon } from './project-icon.tsx';

const ICONS: Record<ItemType, LucideIcon> = {
  PROJECT: FolderKanban,
  PROJECT_CATEGORY: Folder,
  NOTE: FileText,
  INSIGHT: Lightbulb,
};

interface Props {
  item: { type: ItemType; id: string };
  className?: string;
}

/** The icon of an item's type; a project shows its own picture. */
export function ItemIcon({ item: { type, id }, className }: Props) {
  const Icon = ICONS[type];
  const word = capitalized(KINDS[kindOf(type)].one);
  const project = useQuery(projectListQuery()).data?.find((one) => one.id === id);
  if (project)
    return (
      <span role="img" aria-label={word}>
        <ProjectIcon project={project} />
      </span>
    );
  return <Icon size={16} className={className} role="img" aria-label={word} />;
}
