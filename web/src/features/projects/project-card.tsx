import type { ProjectView } from '@evident/domain/projects';
import { Folder, Lock } from 'lucide-react';
import { Link } from 'react-router';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { projectPath } from './links.ts';
import { ProjectIcon } from './project-icon.tsx';
import { ProjectMenu } from './project-menu.tsx';
import { StarButton } from './star-button.tsx';
import styles from './project-card.module.css';

interface Props {
  project: ProjectView;
  /** The title of its folder. */
  folder?: string;
}

export function ProjectCard({ project, folder }: Props) {
  return (
    <article className={styles.card} data-row data-project={project.id}>
      <div className={styles.head}>
        <ProjectIcon project={project} />
        <h2 className={styles.title}>
          <Link to={projectPath(project)}>{project.title}</Link>
        </h2>
        <div className={styles.end}>
          <StarButton type="PROJECT" id={project.id} title={project.title} starred={project.starred} />
          <ProjectMenu project={project} />
        </div>
      </div>
      {project.summary !== '' && <p className={styles.summary}>{project.summary}</p>}
      <div className={styles.foot}>
        {project.private && <Lock size={12} role="img" aria-label="Private" />}
        {folder !== undefined && (
          <>
            <Folder size={12} aria-hidden />
            <span className={styles.where}>{folder}</span>
          </>
        )}
        {project.status !== 'active' && <span>{project.status === 'archived' ? 'Archived' : 'Completed'}</span>}
        <span className={styles.when}>
          <RelativeTime at={project.updatedAt} />
        </span>
      </div>
    </article>
  );
}
