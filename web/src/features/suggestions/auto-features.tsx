import {
  AUTO_FEATURES,
  AUTO_MODES,
  type AutoFeature,
  type AutoFeaturesChange,
  type AutoFeaturesView,
  type AutoMode,
} from '@evident/domain/suggestions';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { SavedForm } from '../../ui/saved-form.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';

interface Props {
  settings: AutoFeaturesView;
  /** Whether they are those of a project, which can take the modes of the workspace. */
  project?: boolean;
  /** Why they cannot be changed; null if they can. */
  reason: string | null;
  onSave: (change: AutoFeaturesChange) => Promise<unknown>;
}

const ABOUT: Readonly<Record<AutoFeature, string>> = {
  Summarize: 'A summary of each long note, in the framework of the project. On writes it, Suggest offers it',
  Highlights:
    'Key passages of a note, not always the ones that you would choose. On highlights them, Suggest proposes them',
  Tags: 'Tags of similar highlights, for highlights without a tag. On applies them, Suggest proposes them',
  Redact: 'Email addresses, phone, card, account and ID numbers. On plans redactions; a member applies them',
};
const INHERIT = 'inherit';

/** Automatic actions of AI when a note is imported or transcribed. */
export function AutoFeatures({ settings: { modes, chosen }, project = false, reason, onSave }: Props) {
  const [now, setNow] = useState(chosen);
  const changed = AUTO_FEATURES.filter((feature) => now[feature] !== chosen[feature]);
  return (
    <SettingsSection
      title="Automatic features"
      about="Run when a long note is imported or its recording is transcribed. Nothing is removed or published automatically."
    >
      <SavedForm
        verb="Save"
        changed={changed.length > 0}
        save={() => onSave(Object.fromEntries(changed.map((feature) => [feature, now[feature]])))}
        done="Automatic features saved"
        disabledReason={reason}
      >
        {AUTO_FEATURES.map((feature) => (
          <Select
            key={feature}
            label={feature}
            description={ABOUT[feature]}
            allowDeselect={false}
            disabled={reason !== null}
            data={[
              ...(project && now[feature] === null
                ? [{ value: INHERIT, label: `As in the workspace: ${modes[feature]}` }]
                : project
                  ? [{ value: INHERIT, label: 'As in the workspace' }]
                  : []),
              ...AUTO_MODES.map((mode) => ({ value: mode, label: mode })),
            ]}
            value={now[feature] ?? (project ? INHERIT : modes[feature])}
            onChange={(value) => setNow({ ...now, [feature]: value === INHERIT ? null : (value as AutoMode) })}
          />
        ))}
      </SavedForm>
    </SettingsSection>
  );
}
