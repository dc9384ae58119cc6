import { useSearchParams } from 'react-router';
import { useFeatureGate } from '../data/plans/gates.ts';
import { ConfirmIdentity } from '../features/identity/confirm-identity.tsx';
import { Provisioning } from '../features/scim/provisioning.tsx';
import { Connections } from '../features/sso/connections.tsx';
import { Domains } from '../features/sso/domains.tsx';
import { RequiredSso } from '../features/sso/required-sso.tsx';
import { TestResult } from '../features/sso/test-result.tsx';
import { adminsOnly } from '../features/workspaces/admin-reasons.ts';
import { useWho } from '../kernel/who.ts';
import { PlanGate } from '../ui/plan-gate.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Single sign-on and provisioning of the workspace (decision D23). */
export function Component() {
  const who = useWho();
  return (
    <SettingsFrame title="Authentication" forAdmins>
      {who && adminsOnly(who) === null && <Authentication />}
    </SettingsFrame>
  );
}

function Authentication() {
  const gate = useFeatureGate('enterpriseAuthentication');
  const testId = useSearchParams()[0].get('test');
  return (
    <>
      <SettingsSection title="Single sign-on" about="Members sign in through the directory of your organization.">
        <PlanGate gate={gate} />
        {testId !== null && <TestResult testId={testId} />}
        <Connections />
        <ConfirmIdentity />
        <RequiredSso />
      </SettingsSection>
      <SettingsSection title="Domains" about="Addresses at these domains can sign in once you have verified them.">
        <Domains />
      </SettingsSection>
      <SettingsSection
        title="Provisioning"
        about="Your directory adds, changes and suspends members and groups over SCIM 2.0."
      >
        <Provisioning reason={null} />
      </SettingsSection>
    </>
  );
}
