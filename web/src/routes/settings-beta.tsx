import { Link } from 'react-router';
import { adminsOnly } from '../features/workspaces/admin-reasons.ts';
import { FeatureFlags } from '../features/workspaces/feature-flags.tsx';
import { useWho } from '../kernel/who.ts';
import { SettingsSection } from '../ui/settings-section.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function Component() {
  const who = useWho();
  return (
    <SettingsFrame title="Beta features" forAdmins>
      {who ? (
        <>
          <SettingsSection title="Feature flags" about="Try features before everyone has them.">
            <FeatureFlags flags={who.featureFlags} reason={adminsOnly(who)} />
          </SettingsSection>
          <SettingsSection title="Demonstrations" about="See a feature without changing anything.">
            <Link to="/settings/remotion-demo">Video redaction</Link>
          </SettingsSection>
        </>
      ) : (
        <ListSkeleton things="feature flags" />
      )}
    </SettingsFrame>
  );
}
