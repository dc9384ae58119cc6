import type { ProjectView } from '@evident/domain/projects';
import { projectPath } from '../features/projects/links.ts';
import { SectionLinks } from '../features/projects/section-links.tsx';

/** The pages of a project's settings. */
export function ProjectSettingsLinks({ project }: { project: ProjectView }) {
  const path = `${projectPath(project)}/settings`;
  return (
    <SectionLinks
      label="Project settings"
      links={[
        { title: 'General', to: path },
        { title: 'Access', to: `${path}/access` },
        { title: 'Fields', to: `${path}/fields` },
        { title: 'Extensions', to: `${path}/extensions` },
        { title: 'Transcription', to: `${path}/transcription` },
        { title: 'AI', to: `${path}/ai` },
        { title: 'Data retention', to: `${path}/data-retention` },
      ]}
    />
  );
}
