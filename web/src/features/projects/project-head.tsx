import {
  type ProjectCounts,
  type ProjectSectionName,
  type ProjectView,
  enabledSections,
} from '@evident/domain/projects';
import { CircleCheck, Globe, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { projectPath } from './links.ts';
import { ProjectIcon } from './project-icon.tsx';
import styles from './project-head.module.css';

interface Props {
  project: ProjectView;
  counts?: ProjectCounts;
  /** Shown on narrow screens, whose top bar has no room for them. */
  marks?: ReactNode;
}

const plural = (count: number, word: string): string => (count === 1 ? word : `${word}s`);

/** Counts that link to a list. */
const LISTED: Partial<Record<keyof ProjectCounts, string>> = { highlights: 'highlights', tags: 'tags' };

const isCounted = (section: ProjectSectionName): section is keyof ProjectCounts =>
  section !== 'charts' && section !== 'readme';

/** Summary and counts of a project, in the order of its sections. */
export function ProjectHead({ project, counts, marks }: Props) {
  const enabled = enabledSections(project);
  return (
    <header className={styles.head}>
      <ProjectIcon project={project} size="large" />
      <div className={styles.words}>
        {project.summary !== '' && <p className={styles.summary}>{project.summary}</p>}
        <ul className={styles.facts} aria-label="About this project">
          {counts !== undefined &&
            counts.notes + counts.insights + counts.tags > 0 &&
            enabled.filter(isCounted).map((kind) => (
              <li key={kind}>
                <Count
                  count={counts[kind]}
                  kind={kind}
                  to={LISTED[kind] && `${projectPath(project)}/${LISTED[kind]}`}
                />
              </li>
            ))}
          {project.status === 'completed' && (
            <li>
              <CircleCheck size={14} aria-hidden />
              Completed
            </li>
          )}
          <li>
            {project.private ? <Lock size={14} aria-hidden /> : <Globe size={14} aria-hidden />}
            <Link to={`${projectPath(project)}/settings/access`}>
              {project.private ? 'Private' : 'Everyone in the workspace'}
            </Link>
          </li>
          <li>Created by {project.createdBy.name}</li>
          <li>
            <span>
              Changed <RelativeTime at={project.updatedAt} />
            </span>
          </li>
        </ul>
        {marks && <div className={styles.marks}>{marks}</div>}
      </div>
    </header>
  );
}

function Count({ count, kind, to }: { count: number; kind: keyof ProjectCounts; to?: string }) {
  const words = (
    <>
      <strong>{count.toLocaleString()}</strong> {plural(count, kind.slice(0, -1))}
    </>
  );
  return to !== undefined && count > 0 ? <Link to={to}>{words}</Link> : <span>{words}</span>;
}
