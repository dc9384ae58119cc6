import { useFeatureGate } from '../data/plans/gates.ts';
import { AnalyticsSettings } from '../features/analytics/analytics-settings.tsx';
import { ItemFigures } from '../features/analytics/item-figures.tsx';
import { adminsOnly } from '../features/workspaces/admin-reasons.ts';
import { useWho } from '../kernel/who.ts';
import { PlanGate } from '../ui/plan-gate.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** `/settings/analytics` (decision D31). */
export function Component() {
  const who = useWho();
  return (
    <SettingsFrame title="Analytics" forAdmins>
      {who !== null && adminsOnly(who) === null && <Analytics />}
    </SettingsFrame>
  );
}

function Analytics() {
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
