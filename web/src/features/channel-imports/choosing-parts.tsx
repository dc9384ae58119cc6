import {
  APP_STORE_PRESETS,
  FIRST_IMPORT_DAYS,
  type FetchedSource,
  SOURCE_KINDS,
  type SourceChoice,
} from '@evident/domain/channels';
import { Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import { PartPicker } from './part-picker.tsx';
import { StepProblem } from './step-problem.tsx';
import type { SourceSetup } from './use-source-setup.ts';

interface Props {
  channelId: string;
  source: FetchedSource;
  setup: Pick<SourceSetup, 'access' | 'account' | 'settings' | 'choose' | 'looking'>;
}

/** The parts of a service to import, and how far back. */
export function ChoosingParts({ channelId, source, setup: { access, account, settings, choose, looking } }: Props) {
  const { pickers, firstImportPeriod } = SOURCE_KINDS[source];
  return (
    <Stack gap="sm">
      {account !== null && (
        <Text role="status">
          Connected to <strong dir="auto">{account}</strong>.
        </Text>
      )}
      {pickers.map((picker, at) => (
        <PartPicker
          key={picker.name}
          channelId={channelId}
          access={access}
          picker={picker}
          first={at === 0}
          chosen={settings[picker.name] ?? []}
          onChoose={(chosen) => choose({ [picker.name]: chosen })}
        />
      ))}
      {source === 'APP_STORE' && (
        <Presets chosen={settings.apps ?? []} onChoose={(app) => choose({ apps: [...(settings.apps ?? []), app] })} />
      )}
      {firstImportPeriod && (
        <NumberInput
          label="Days of the first import"
          description={`How far back it goes, up to ${FIRST_IMPORT_DAYS.most.toLocaleString('en')} days`}
          min={1}
          max={FIRST_IMPORT_DAYS.most}
          clampBehavior="blur"
          allowDecimal={false}
          allowNegative={false}
          value={settings.firstImportPeriodDays ?? FIRST_IMPORT_DAYS.usual}
          onChange={(days) => choose({ firstImportPeriodDays: Number(days) || 1 })}
        />
      )}
      <StepProblem problem={looking.problem} error={looking.error} />
    </Stack>
  );
}

/** Apps to try it with. */
function Presets({ chosen, onChoose }: { chosen: readonly SourceChoice[]; onChoose: (app: SourceChoice) => void }) {
  const left = APP_STORE_PRESETS.filter(({ id }) => !chosen.some((app) => app.id === id));
  if (left.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label="Apps to try">
      <Text size="sm" c="dimmed">
        To try it:
      </Text>
      {left.map((app) => (
        <Button key={app.id} size="compact-sm" variant="default" onClick={() => onChoose({ ...app })}>
          {app.name}
        </Button>
      ))}
    </Group>
  );
}
