import { Button } from '@mantine/core';
import { managesWorkspaceContent } from '@evident/domain/permissions';
import type { ProjectView } from '@evident/domain/projects';
import { useState } from 'react';
import { useRoomGate } from '../data/plans/gates.ts';
import { useRole, projectReason } from '../features/projects/disabled-reasons.ts';
import { ProjectExtensions } from '../features/templates/project-extensions.tsx';
import { SaveTemplateDialog, WHY_NOT_WORKSPACE } from '../features/templates/save-template-dialog.tsx';
import { useWho } from '../kernel/who.ts';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { Page } from '../ui/layout/page.tsx';
import { PlanGate } from '../ui/plan-gate.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { projectCrumbs } from './project-crumbs.tsx';
import { ProjectGate } from './project-gate.tsx';
import { ProjectSettingsLinks } from './project-settings-links.tsx';

/** The extensions of a project, and its own structure as a template or extension. */
export function Component() {
  return <ProjectGate>{(project) => <Extensions project={project} />}</ProjectGate>;
}

function Extensions({ project }: { project: ProjectView }) {
  const who = useWho();
  const write = projectReason('write', useRole(), project) ?? null;
  const reason = write ?? (who && managesWorkspaceContent(who.member) ? null : WHY_NOT_WORKSPACE);
  const [templates, extensions] = [useRoomGate('templates'), useRoomGate('extensions')];
  const [saving, setSaving] = useState<'project' | 'extension' | null>(null);
  return (
    <Page title="Extensions" width={1084} crumbs={projectCrumbs(project)}>
      <ProjectSettingsLinks project={project} />
      <SettingsSection
        title="Extensions"
        about="Sets of fields, tag boards and insight templates. Installing adds what this project does not have yet."
      >
        <ProjectExtensions projectId={project.id} reason={write} />
      </SettingsSection>
      <SettingsSection
        title="Use this project for others"
        about="Saves the structure of this project, never its content or people."
      >
        {reason === null && (
          <>
            <PlanGate gate={templates} />
            <PlanGate gate={extensions} />
          </>
        )}
        <DisabledReason reason={reason}>
          <Button variant="default" mr="xs" onClick={() => setSaving('project')}>
            Save project as template…
          </Button>
        </DisabledReason>
        <DisabledReason reason={reason}>
          <Button variant="default" onClick={() => setSaving('extension')}>
            Create extension…
          </Button>
        </DisabledReason>
      </SettingsSection>
      {saving && (
        <SaveTemplateDialog
          from={{ of: saving, projectId: project.id }}
          title={project.title}
          onClose={() => setSaving(null)}
        />
      )}
    </Page>
  );
}
