import type { ProjectView } from '@evident/domain/projects';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { projectPath } from './links.ts';
import { ProjectIcon } from './project-icon.tsx';
import { ProjectMenu } from './project-menu.tsx';
import { StarButton } from './star-button.tsx';
import styles from './project-row.module.css';

interface Props {
  project: ProjectView;
  /** The title of its folder, if the list does not imply it. */
  folder?: string;
}

export function ProjectRow({ project, folder }: Props) {
  return (
    <div className={styles.row} data-project={project.id}>
      <Link to={projectPath(project)} className={styles.link}>
        <ProjectIcon project={project} />
        <span className={styles.words}>
          <span className={styles.title}>{project.title}</span>
          {(project.summary || folder) && (
            <span className={styles.detail}>{[folder, project.summary].filter(Boolean).join(' · ')}</span>
          )}
        </span>
        <span className={styles.facts}>
          {project.status !== 'active' && (
            <span className={styles.status}>{project.status === 'archived' ? 'Archived' : 'Completed'}</span>
          )}
          {project.private && <Lock size={14} role="img" aria-label="Private" />}
          <span>{project.createdBy.name}</span>
          <RelativeTime at={project.updatedAt} />
        </span>
      </Link>
      <StarButton type="PROJECT" id={project.id} title={project.title} starred={project.starred} />
      <ProjectMenu project={project} />
    </div>
  );
}
