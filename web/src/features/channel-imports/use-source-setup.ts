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

/** The first step: public services need no credentials, and a change of choices has them. */
function firstStep(source: FetchedSource, change: SourceChange | undefined): Step {
  const { credentials, connection } = SOURCE_KINDS[source];
  if (change) return change.kind === 'change' ? 'choose' : 'connect';
  return credentials.length === 0 && connection === undefined ? 'choose' : 'connect';
}

/** The label of a picker in which nothing is chosen although something has to be. */
function missingChoice(source: FetchedSource, settings: SourceSettings): string | null {
  const picker = SOURCE_KINDS[source].pickers.find(({ name, atLeast }) => (settings[name]?.length ?? 0) < atLeast);
  return picker ? `Choose at least one under ${picker.label}.` : null;
}

function missingCredential(source: FetchedSource, credentials: Readonly<Record<string, string>>): string | null {
  const field = SOURCE_KINDS[source].credentials.find(({ name }) => !credentials[name]?.trim());
  return field ? `${field.label} is missing.` : null;
}

/** The credentials and choices of a form, and the account that they open. */
function useSourceForm(source: FetchedSource, change: SourceChange | undefined) {
  const [credentials, setCredentials] = useState<Readonly<Record<string, string>>>({});
  const [settings, setSettings] = useState(change?.of.configuration ?? firstSettings(source));
  const [account, setAccount] = useState<string | null>(change?.of.account ?? null);
  const given = SOURCE_KINDS[source].credentials.length > 0 && { credentials };
  const access: SourceAccess = { source, ...(change?.kind === 'change' ? { sourceId: change.of.id } : given) };
  return { credentials, setCredentials, settings, setSettings, account, setAccount, given, access };
}

/** Stores what the form has: a new source, or a change of one. */
function useSaving(
  channelId: string,
  source: FetchedSource,
  change: SourceChange | undefined,
  { credentials, settings, given }: ReturnType<typeof useSourceForm>,
) {
  const { mutateAsync: create } = useCreateSource(channelId);
  const { update } = useSourceChanges(channelId);
  return {
    async renew(): Promise<void> {
      await update(change!.of.id, { credentials });
      showToast({ title: 'The credentials are renewed' });
    },
    async rechoose(): Promise<void> {
      await update(change!.of.id, { configuration: settings });
      showToast({ title: 'The choices are saved. The source is read again' });
    },
    /** Resolves to the id of the first import; undefined for a second click. */
    create: async () => (await create({ source, configuration: settings, ...given }))?.importId,
  };
}

/** The steps to a source: connect, choose, look at the first items, import. */
export function useSourceSetup(
  channelId: string,
  source: FetchedSource,
  change: SourceChange | undefined,
  onClose: () => void,
) {
  const form = useSourceForm(source, change);
  const { credentials, settings, account, access } = form;
  const first = firstStep(source, change);
  const [step, setStep] = useState<Step>(first);
  const [preview, setPreview] = useState<SourcePreview | null>(null);
  const [importId, setImportId] = useState<string | null>(null);
  const saving = useSaving(channelId, source, change, form);

  const connecting = useSubmit(
    async () => {
      if (change) return saving.renew().then(onClose);
      form.setAccount((await checkAccount(channelId, access)).name);
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
    if (change) return saving.rechoose().then(onClose);
    const created = await saving.create();
    if (created === undefined) return;
    setImportId(created);
    setStep('import');
  });
  const type = (name: string, value: string) => {
    connecting.edited();
    form.setCredentials((before) => ({ ...before, [name]: value }));
  };
  const choose = (more: SourceSettings) => {
    looking.edited();
    form.setSettings((before) => ({ ...before, ...more }));
  };
  /** Goes to the step before; null for the first. */
  const back = step === first || step === 'import' ? null : () => setStep(step === 'look' ? 'choose' : 'connect');
  return {
    step,
    back,
    credentials,
    type,
    settings,
    choose,
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
