import type { ItemType } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { FileText, Folder, FolderKanban, Lightbulb, type LucideIcon } from 'lucide-react';
import { projectListQuery } from '../../data/projects/queries.ts';
import { ProjectMark } from './project-mark.tsx';

const KINDS: Record<ItemType, { icon: LucideIcon; word: string }> = {
  PROJECT: { icon: FolderKanban, word: 'Project' },
  PROJECT_CATEGORY: { icon: Folder, word: 'Folder' },
  NOTE: { icon: FileText, word: 'Note' },
  INSIGHT: { icon: Lightbulb, word: 'Insight' },
};

interface Props {
  item: { type: ItemType; id: string };
  className?: string;
}

/** What kind of thing it is; a project has a picture of its own. */
export function ItemIcon({ item: { type, id }, className }: Props) {
  const { icon: Icon, word } = KINDS[type];
  const project = useQuery(projectListQuery()).data?.find((one) => one.id === id);
  if (project)
    return (
      <span role="img" aria-label={word}>
        <ProjectMark project={project} />
      </span>
    );
  return <Icon size={16} className={className} role="img" aria-label={word} />;
}
