import { Select, Switch, TagsInput, Text } from '@mantine/core';
import {
  AUTO_IDENTIFY,
  type Locale,
  type ProjectTranscription,
  TERM_MAX,
  VOCABULARY_MAX,
} from '@evident/domain/transcripts';
import { useState } from 'react';
import { type TranscriptionChange } from '../../data/transcripts/mutations.ts';
import { SavedForm } from '../../ui/saved-form.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { localeChoices, localeName } from './language-names.ts';

type Settings = Pick<ProjectTranscription, 'language' | 'vocabulary' | 'automatic' | 'minutes' | 'available'>;

interface Props {
  settings: Settings;
  /** The settings of the workspace, for those of a project. */
  workspace?: ProjectTranscription['workspace'];
  reason: string | null;
  onSave: (change: TranscriptionChange) => Promise<unknown>;
}

const INHERIT = 'workspace';

/** Language, automatic start and vocabulary of a workspace or project. */
export function TranscriptionSettings({ settings, workspace, reason, onSave }: Props) {
  const [language, setLanguage] = useState<string>(settings.language ?? INHERIT);
  const [automatic, setAutomatic] = useState<boolean | null>(settings.automatic);
  const [vocabulary, setVocabulary] = useState(settings.vocabulary);
  const chosen = language === INHERIT ? null : (language as Locale);
  return (
    <>
      {!settings.available && (
        <Text role="note" c="dimmed" mb="lg">
          Transcription is not set up. Ask the administrator of your server to connect it. Until then, add transcript
          files to recordings, or type along while they play.
        </Text>
      )}
      <SettingsSection
        title="New recordings"
        about="Transcription starts when a recording is added to a note without a transcript."
      >
        <SavedForm
          verb="Save"
          changed={chosen !== settings.language || automatic !== settings.automatic}
          save={() => onSave({ language: chosen, automatic })}
          done="Transcription settings saved"
          disabledReason={reason}
        >
          <Select
            label="Language of recordings"
            searchable
            allowDeselect={false}
            nothingFoundMessage="No such language"
            disabled={reason !== null}
            data={[
              ...(workspace
                ? [{ value: INHERIT, label: `As in the workspace: ${localeName(workspace.language)}` }]
                : []),
              ...localeChoices,
            ]}
            value={language}
            onChange={(value) => setLanguage(value ?? AUTO_IDENTIFY)}
          />
          {workspace ? (
            <Select
              label="Transcribe automatically"
              allowDeselect={false}
              disabled={reason !== null}
              data={[
                { value: INHERIT, label: `As in the workspace: ${workspace.automatic ? 'on' : 'off'}` },
                { value: 'on', label: 'On' },
                { value: 'off', label: 'Off' },
              ]}
              value={automatic === null ? INHERIT : automatic ? 'on' : 'off'}
              onChange={(value) => setAutomatic(value === INHERIT ? null : value === 'on')}
            />
          ) : (
            <Switch
              label="Transcribe automatically"
              disabled={reason !== null}
              checked={automatic ?? true}
              onChange={({ currentTarget }) => setAutomatic(currentTarget.checked)}
            />
          )}
        </SavedForm>
      </SettingsSection>
      <SettingsSection
        title="Vocabulary"
        about="Names and terms that are hard to recognize. The first 800 characters are sent with each recording, those of the project first."
      >
        <SavedForm
          verb="Save vocabulary"
          changed={vocabulary.join('\n') !== settings.vocabulary.join('\n')}
          save={() => onSave({ vocabulary })}
          done="Vocabulary saved"
          disabledReason={reason}
        >
          <TagsInput
            label="Names and terms"
            description="Press Enter after each"
            disabled={reason !== null}
            maxTags={VOCABULARY_MAX}
            value={vocabulary}
            onChange={(terms) => setVocabulary(terms.map((term) => term.slice(0, TERM_MAX)))}
          />
        </SavedForm>
      </SettingsSection>
      <SettingsSection title="Usage" about="Begun minutes that the workspace transcribed this month (UTC).">
        <Text>{`${settings.minutes.toLocaleString('en')} ${settings.minutes === 1 ? 'minute' : 'minutes'}`}</Text>
      </SettingsSection>
    </>
  );
}
