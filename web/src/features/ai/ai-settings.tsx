import { Select, Switch, Table, TagsInput, Text } from '@mantine/core';
import type { AiTest, WorkspaceAi, WorkspaceAiChange } from '@evident/domain/ai';
import { useState } from 'react';
import { SavedForm } from '../../ui/saved-form.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { ConnectionTest } from './connection-test.tsx';
import type { ShownGate } from '../../data/plans/gates.ts';
import { PlanGate } from '../../ui/plan-gate.tsx';

interface Props {
  settings: WorkspaceAi;
  /** Receives texts for search by meaning; null if they stay on this server. */
  embeddingHost: string | null;
  /** The reason the settings cannot be changed; null if they can. */
  reason: string | null;
  /** The gate of regions; null if they can be chosen. */
  gate?: ShownGate | null;
  onSave: (change: WorkspaceAiChange) => Promise<unknown>;
  onTest: (modelId: string | null) => Promise<AiTest>;
}

const FIRST = 'first';
const METHODS = {
  MODEL: 'Texts are written by a language model. Every sentence needs a verbatim quote, or it is not shown.',
  EXTRACTED: 'Texts are extracted: sentences of your notes, word for word. No language model receives them.',
  OFF: 'AI is off: no text is generated, and nothing is sent to a language model. Texts that exist can still be read.',
} as const;

/** Switch, model, regions, connection test and usage of language models. */
export function AiSettings({ settings, embeddingHost, reason, gate = null, onSave, onTest }: Props) {
  const [enabled, setEnabled] = useState(settings.enabled);
  const [modelId, setModelId] = useState(settings.modelId);
  const [regions, setRegions] = useState(settings.regions ?? []);
  const { models } = settings;
  const known = [...new Set(models.flatMap(({ region }) => region ?? []))];
  return (
    <>
      <SettingsSection title="AI" about={METHODS[settings.method]}>
        <SavedForm
          verb="Save"
          changed={enabled !== settings.enabled}
          save={() => onSave({ enabled })}
          done={enabled ? 'AI is on' : 'AI is off'}
          disabledReason={reason}
        >
          <Switch
            label="Generate texts in this workspace"
            disabled={reason !== null}
            checked={enabled}
            onChange={({ currentTarget }) => setEnabled(currentTarget.checked)}
          />
        </SavedForm>
      </SettingsSection>
      <SettingsSection
        title="Language model"
        about={
          models.length === 0
            ? 'No language model is set up. Ask the administrator of your server to connect one.'
            : 'Receives the texts of notes from which it writes. Notes of other workspaces are never sent along.'
        }
      >
        {models.length > 0 && (
          <SavedForm
            verb="Save model and regions"
            changed={modelId !== settings.modelId || regions.join('\n') !== (settings.regions ?? []).join('\n')}
            save={() => onSave({ modelId, regions: regions.length > 0 ? regions : null })}
            done="Model and regions saved"
            disabledReason={reason}
          >
            {regions.length > 0 && <PlanGate gate={gate} />}
            <TagsInput
              label="Allowed regions"
              description="Texts are sent only to models of these regions. Empty allows all."
              disabled={reason !== null}
              data={known}
              value={regions}
              onChange={setRegions}
            />
            <Select
              label="Model"
              allowDeselect={false}
              disabled={reason !== null}
              data={[
                { value: FIRST, label: 'The first that is allowed' },
                ...models.map(({ id, name, host, region }) => ({
                  value: id,
                  label: `${name} at ${host}${region === null ? '' : ` (${region})`}`,
                  disabled: regions.length > 0 && (region === null || !regions.includes(region)),
                })),
              ]}
              value={modelId ?? FIRST}
              onChange={(value) => setModelId(value === FIRST ? null : value)}
            />
          </SavedForm>
        )}
      </SettingsSection>
      {models.length > 0 && (
        <SettingsSection title="Connection" about="Asks the model a fixed question. Nothing of the workspace is sent.">
          <ConnectionTest reason={reason} onTest={() => onTest(null)} />
        </SettingsSection>
      )}
      {embeddingHost !== null && (
        <SettingsSection
          title="Search by meaning"
          about={`All searchable texts, and what members search for and ask, are sent to ${embeddingHost}, also while AI is off. Allowed regions do not apply to it. The administrator of your server chooses the host.`}
        >
          <Text>{embeddingHost}</Text>
        </SettingsSection>
      )}
      <SettingsSection title="Usage" about="Tokens that the workspace sent and received this month (UTC).">
        <Usage settings={settings} />
      </SettingsSection>
    </>
  );
}

const PURPOSES: Readonly<Record<string, string>> = {
  summary: 'Summaries',
  answer: 'Answers',
  research: 'Deep research',
  suggestion: 'Suggestions',
  wrap: 'Activity wraps',
  doc: 'Docs',
  translation: 'Translations',
  test: 'Connection tests',
};

function Usage({ settings: { usage, monthlyTokens } }: { settings: WorkspaceAi }) {
  const sum = usage.reduce((all, { inputTokens, outputTokens }) => all + inputTokens + outputTokens, 0);
  const of = monthlyTokens === null ? '' : ` of ${monthlyTokens.toLocaleString('en')}`;
  return (
    <>
      <Text>{`${sum.toLocaleString('en')}${of} tokens`}</Text>
      {usage.length > 0 && (
        <Table.ScrollContainer minWidth={420} type="native">
          <Table aria-label="Usage this month" mt="sm">
            <Table.Thead>
              <Table.Tr>
                {['For', 'Model', 'Requests', 'Sent', 'Received'].map((title) => (
                  <Table.Th key={title}>{title}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {usage.map(({ purpose, model, requests, inputTokens, outputTokens }) => (
                <Table.Tr key={`${purpose} ${model}`}>
                  <Table.Td>{PURPOSES[purpose] ?? purpose}</Table.Td>
                  <Table.Td>{model}</Table.Td>
                  {[requests, inputTokens, outputTokens].map((count, at) => (
                    <Table.Td key={at}>{count.toLocaleString('en')}</Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </>
  );
}
