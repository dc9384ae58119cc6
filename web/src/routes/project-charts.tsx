import { Button } from '@mantine/core';
import { countedIn } from '@evident/domain/charts';
import type { ProjectView } from '@evident/domain/projects';
import { LayoutDashboard } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ChartViews } from '../features/charts/chart-views.tsx';
import { useChartSettings, useChartView } from '../features/charts/use-chart-address.ts';
import { settingsName } from '../features/charts/words.ts';
import { AddToDashboardDialog } from '../features/dashboards/add-to-dashboard-dialog.tsx';
import { dashboardPath } from '../features/dashboards/links.ts';
import { useListFilter } from '../features/filters/use-list-filter.tsx';
import { useRole, projectReason } from '../features/projects/disabled-reasons.ts';
import { projectPath } from '../features/projects/links.ts';
import { showToast } from '../kernel/toasts.ts';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { Page } from '../ui/layout/page.tsx';
import { useDashboardsReason } from './dashboards-reason.ts';
import { useHighlightsPath, useNotesPath } from './highlights-path.ts';
import { projectCrumbs } from './project-crumbs.tsx';
import { ProjectGate } from './project-gate.tsx';

export function Component() {
  return <ProjectGate>{(project) => <Charts key={project.id} project={project} />}</ProjectGate>;
}

function Charts({ project }: { project: ProjectView }) {
  const [view] = useChartView();
  const filter = useListFilter(
    { resultKeys: [countedIn(view)], projectId: project.id },
    { saveReason: projectReason('write', useRole(), project) ?? null },
  );
  const pathOf = useHighlightsPath(project);
  const notesPathOf = useNotesPath(project);
  const settings = useChartSettings(project.id, filter.parameter);
  const [isAdding, setAdding] = useState(false);
  const navigate = useNavigate();
  const reason = useDashboardsReason() ?? (settings && !filter.blocked ? null : 'The chart cannot be kept as it is');
  return (
    <Page
      title="Charts"
      width={1084}
      crumbs={projectCrumbs(project)}
      actions={
        <DisabledReason reason={reason}>
          <Button
            size="xs"
            variant="default"
            leftSection={<LayoutDashboard size={14} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            Add to dashboard
          </Button>
        </DisabledReason>
      }
    >
      <ChartViews
        projectId={project.id}
        filter={filter}
        pathOf={pathOf}
        notesPathOf={notesPathOf}
        action={<Button renderRoot={(props) => <Link {...props} to={projectPath(project)} />}>Open the notes</Button>}
      />
      {isAdding && settings && (
        <AddToDashboardDialog
          projectId={project.id}
          settings={settings}
          title={settingsName(settings)}
          onClose={() => setAdding(false)}
          onAdded={(dashboardId) => {
            setAdding(false);
            showToast({
              title: 'Chart added',
              action: { label: 'Open the dashboard', run: () => void navigate(dashboardPath({ id: dashboardId })) },
            });
          }}
        />
      )}
    </Page>
  );
}
