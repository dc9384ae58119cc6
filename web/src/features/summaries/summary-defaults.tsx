import { Select } from '@mantine/core';
import { FRAMEWORKS, SUMMARY_FRAMEWORKS, type SummaryFramework, type SummarySettings } from '@evident/domain/summaries';
import { useState } from 'react';
import { SavedForm } from '../../ui/saved-form.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { languageChoices, OF_THE_SOURCES } from './languages.ts';

interface Props {
  settings: SummarySettings;
  /** Why they cannot be changed; null if they can. */
  reason: string | null;
  onSave: (change: SummarySettings) => Promise<unknown>;
}

/** Framework and language of new summaries in a project. */
export function SummaryDefaults({ settings, reason, onSave }: Props) {
  const [framework, setFramework] = useState(settings.framework);
  const [language, setLanguage] = useState(settings.language ?? OF_THE_SOURCES);
  const chosen: SummarySettings = { framework, language: language === OF_THE_SOURCES ? null : language };
  return (
    <SettingsSection title="Summaries" about="For new summaries in this project. Existing summaries stay as they are.">
      <SavedForm
        verb="Save"
        changed={framework !== settings.framework || chosen.language !== settings.language}
        save={() => onSave(chosen)}
        done="Summary settings saved"
        disabledReason={reason}
      >
        <Select
          label="Framework"
          description={FRAMEWORKS[framework].description}
          searchable
          allowDeselect={false}
          disabled={reason !== null}
          data={SUMMARY_FRAMEWORKS.filter((one) => one !== 'CustomPrompt').map((value) => ({
            value,
            label: FRAMEWORKS[value].label,
          }))}
          value={framework}
          onChange={(value) => setFramework((value ?? framework) as SummaryFramework)}
        />
        <Select
          label="Language"
          description="Of texts that a language model writes. Extracted texts keep the words of their sources."
          searchable
          allowDeselect={false}
          disabled={reason !== null}
          data={languageChoices(settings.language)}
          value={language}
          onChange={(value) => setLanguage(value ?? OF_THE_SOURCES)}
        />
      </SavedForm>
    </SettingsSection>
  );
}
