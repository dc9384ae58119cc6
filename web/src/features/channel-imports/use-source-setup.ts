import {
  type ChannelSourceView,
  FIRST_IMPORT_DAYS,
  type FetchedSource,
  SOURCE_KINDS,
  type SourceAccess,
  type SourcePreview,
  type SourceSettings,
} from '@evident/domain/channels';
import { useState } from 'react';
import {
  checkAccount,
  previewSource,
  useCreateSource,
  useSourceChanges,
} from '../../data/channel-sources/mutations.ts';
import { useSubmit } from '../../kernel/use-submit.ts';
import { showToast } from '../../kernel/toasts.ts';

export type Step = 'connect' | 'choose' | 'look' | 'import';

/** A change of a source: of its choices, or new credentials. */
export interface SourceChange {
  readonly kind: 'change' | 'renew';
  readonly of: ChannelSourceView;
}

const firstSettings = (source: FetchedSource): SourceSettings =>
  SOURCE_KINDS[source].firstImportPeriod ? { firstImportPeriodDays: FIRST_IMPORT_DAYS.usual } : {};

/** The label of a picker in which nothing is chosen although something has to be. */
function missingChoice(source: FetchedSource, settings: SourceSettings): string | null {
  const picker = SOURCE_KINDS[source].pickers.find(({ name, atLeast }) => (settings[name]?.length ?? 0) < atLeast);
  return picker ? `Choose at least one under ${picker.label}.` : null;
}

function missingCredential(source: FetchedSource, credentials: Readonly<Record<string, string>>): string | null {
  const field = SOURCE_KINDS[source].credentials.find(({ name }) => !credentials[name]?.trim());
  return field ? `${field.label} is missing.` : null;
}

/** The steps to a source: connect, choose, look at the first items, import. */
export function useSourceSetup(
  channelId: string,
  source: FetchedSource,
  change: SourceChange | undefined,
  onClose: () => void,
) {
  const { credentials: fields, connection } = SOURCE_KINDS[source];
  const isPublic = fields.length === 0 && connection === undefined;
  const first: Step = change?.kind === 'change' || (isPublic && !change) ? 'choose' : 'connect';
  const [step, setStep] = useState<Step>(first);
  const [credentials, setCredentials] = useState<Readonly<Record<string, string>>>({});
  const [settings, setSettings] = useState(change?.of.configuration ?? firstSettings(source));
  const [account, setAccount] = useState<string | null>(change?.of.account ?? null);
  const [preview, setPreview] = useState<SourcePreview | null>(null);
  const [importId, setImportId] = useState<string | null>(null);
  const create = useCreateSource(channelId);
  const { update } = useSourceChanges(channelId);
  const given = fields.length > 0 && { credentials };
  const access: SourceAccess = { source, ...(change?.kind === 'change' ? { sourceId: change.of.id } : given) };

  const connecting = useSubmit(
    async () => {
      if (change) {
        await update(change.of.id, { credentials });
        showToast({ title: 'The credentials are renewed' });
        return onClose();
      }
      setAccount((await checkAccount(channelId, access)).name);
      setStep('choose');
    },
    () => missingCredential(source, credentials),
  );
  const looking = useSubmit(
    async () => {
      setPreview(await previewSource(channelId, { ...access, configuration: settings }));
      setStep('look');
    },
    () => missingChoice(source, settings),
  );
  const importing = useSubmit(async () => {
    if (change) {
      await update(change.of.id, { configuration: settings });
      showToast({ title: 'The choices are saved. The source is read again' });
      return onClose();
    }
    const created = await create.mutateAsync({ source, configuration: settings, ...given });
    if (!created) return;
    setImportId(created.importId);
    setStep('import');
  });
  return {
    step,
    /** The step before; null for the first. */
    back: step === first || step === 'import' ? null : () => setStep(step === 'look' ? 'choose' : 'connect'),
    credentials,
    type: (name: string, value: string) => {
      connecting.edited();
      setCredentials((before) => ({ ...before, [name]: value }));
    },
    settings,
    choose: (more: SourceSettings) => {
      looking.edited();
      setSettings((before) => ({ ...before, ...more }));
    },
    account,
    access,
    preview,
    importId,
    connecting,
    looking,
    importing,
  };
}
export type SourceSetup = ReturnType<typeof useSourceSetup>;
