import { ALERT_FILTERS } from '@evident/domain/oversight';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useFeatureGate } from '../data/plans/gates.ts';
import { AnalyticsSettings } from '../features/analytics/analytics-settings.tsx';
import { ItemFigures } from '../features/analytics/item-figures.tsx';
import { Alerts } from '../features/oversight/alerts.tsx';
import { EnterpriseDashboard } from '../features/oversight/enterprise-dashboard.tsx';
import { WorkspaceProjects } from '../features/oversight/workspace-projects.tsx';
import { WorkspaceRules } from '../features/oversight/workspace-rules.tsx';
import { adminsOnly } from '../features/workspaces/admin-reasons.ts';
import { useWho } from '../kernel/who.ts';
import { PlanGate } from '../ui/plan-gate.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { NotFound } from './not-found.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** `/settings/enterprise/alerts/{filter}?after=&before=&pageSize=`, `…/dashboard` and `…/rules` (decision D31). */
export function Enterprise() {
  const { page, filter: asked } = useParams();
  const filter = ALERT_FILTERS.find((each) => each === (asked ?? 'open'));
  if (page === 'alerts' && filter)
    return (
      <ForAdmins title="Alerts">
        <Alerts key={filter} filter={filter} />
      </ForAdmins>
    );
  if (asked !== undefined) return <NotFound />;
  if (page === 'dashboard')
    return (
      <ForAdmins title="Enterprise dashboard">
        <EnterpriseDashboard />
      </ForAdmins>
    );
  if (page === 'rules')
    return (
      <ForAdmins title="Rules">
        <WorkspaceRules />
      </ForAdmins>
    );
  return <NotFound />;
}

/** `/settings/projects` (decision D31). */
export function Projects() {
  return (
    <ForAdmins title="Projects of the workspace">
      <WorkspaceProjects />
    </ForAdmins>
  );
}

/** `/settings/analytics` (decision D31). */
export function Analytics() {
  return (
    <ForAdmins title="Analytics">
      <ReadersAndUse />
    </ForAdmins>
  );
}

function ReadersAndUse() {
  const gate = useFeatureGate('analytics');
  return (
    <>
      {gate ? <PlanGate gate={gate} /> : <ItemFigures />}
      <SettingsSection
        title="What is counted"
        about="Views of notes and insights by members. Readers are forgotten after 90 days, sums after 400."
      >
        <AnalyticsSettings />
      </SettingsSection>
    </>
  );
}

function ForAdmins({ title, children }: { title: string; children: ReactNode }) {
  const who = useWho();
  return (
    <SettingsFrame title={title} forAdmins>
      {who !== null && adminsOnly(who) === null && children}
    </SettingsFrame>
  );
}
