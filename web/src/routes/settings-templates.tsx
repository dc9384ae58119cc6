import { Button } from '@mantine/core';
import { managesWorkspaceContent } from '@evident/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { templatesQuery } from '../data/templates/queries.ts';
import { SectionLinks } from '../features/projects/section-links.tsx';
import { WHY_NOT_WORKSPACE } from '../features/templates/save-template-dialog.tsx';
import { TemplateDialog } from '../features/templates/template-dialog.tsx';
import { TemplateList } from '../features/templates/template-list.tsx';
import { useCreateTemplate } from '../data/templates/mutations.ts';
import { useWho } from '../kernel/who.ts';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { useRoomGate } from '../data/plans/gates.ts';
import { PlanGate } from '../ui/plan-gate.tsx';

const PATH = '/settings/templates';

/** The templates of the workspace: of insights, of projects, or both. */
export function Component() {
  const page = useLocation().pathname.split('/')[3];
  const who = useWho();
  const reason = who && managesWorkspaceContent(who.member) ? null : WHY_NOT_WORKSPACE;
  const room = useRoomGate('templates');
  return (
    <SettingsFrame title="Templates">
      <PlanGate gate={room} />
      <SectionLinks
        label="Templates"
        links={[
          { title: 'All', to: PATH },
          { title: 'Insights', to: `${PATH}/insights` },
          { title: 'Projects', to: `${PATH}/projects` },
        ]}
      />
      {page !== 'projects' && (
        <SettingsSection
          title="Insight templates"
          about="Headings and prompts that a new insight starts with. Projects can have their own, too."
        >
          <Templates kind="INSIGHT" reason={reason} />
        </SettingsSection>
      )}
      {page !== 'insights' && (
        <SettingsSection
          title="Project templates"
          about="Sections, readme, fields, tag boards and views that a new project starts with. Save a project as a template in its menu."
        >
          <Templates kind="PROJECT" reason={reason} />
        </SettingsSection>
      )}
    </SettingsFrame>
  );
}

function Templates({ kind, reason }: { kind: 'INSIGHT' | 'PROJECT'; reason: string | null }) {
  const { data, error, refetch } = useQuery(templatesQuery(kind));
  if (!data)
    return error ? (
      <FailedState title="The templates could not be loaded" problem={error} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton things="templates" count={3} />
    );
  return (
    <>
      <TemplateList
        label={kind === 'INSIGHT' ? 'Insight templates' : 'Project templates'}
        templates={data}
        reason={reason}
        pathOf={({ id }) => (kind === 'INSIGHT' ? `${PATH}/insights/${id}` : `/projects/new?template=${id}`)}
      />
      {kind === 'INSIGHT' && <CreateTemplate reason={reason} />}
    </>
  );
}

function CreateTemplate({ reason }: { reason: string | null }) {
  const [asked, setAsked] = useState(false);
  const navigate = useNavigate();
  const { mutateAsync } = useCreateTemplate((id) => void navigate(`${PATH}/insights/${id}`));
  return (
    <>
      <DisabledReason reason={reason}>
        <Button size="xs" leftSection={<Plus size={14} aria-hidden />} onClick={() => setAsked(true)}>
          Create template
        </Button>
      </DisabledReason>
      {asked && (
        <TemplateDialog
          title="Create insight template"
          verb="Create template"
          start={{ title: '', description: '' }}
          onSubmit={(wording) => mutateAsync(wording)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
