import { hueOf } from '../../kernel/project-colors.ts';
import { iconNamed } from './project-icons.ts';
import styles from './project-icon.module.css';

interface Props {
  project: { id: string; title: string; color: string | null; icon: string | null };
  size?: 'small' | 'large';
}

/** The same as a component, where an icon component is expected. */
export const iconOf = (project: Props['project']) => () => <ProjectIcon project={project} />;

const NAME_OF_AN_ICON = /^[\w-]+$/;

/** A project's icon in its color, or its first letter. */
export function ProjectIcon({ project, size = 'small' }: Props) {
  const Icon = iconNamed(project.icon);
  const letter = [...project.title.trim()][0]?.toUpperCase() ?? '·';
  const label = project.icon === null || NAME_OF_AN_ICON.test(project.icon) ? letter : project.icon;
  return (
    <span className={styles.mark} data-size={size} data-hue={hueOf(project)} aria-hidden>
      {/* oxlint-disable-next-line react/static-components -- looks up an icon by name, creates none */}
      {Icon ? <Icon size={size === 'large' ? 22 : 13} /> : label}
    </span>
  );
}
