import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type ProjectTranscription,
  type TranscriptionSettings,
  type WorkspaceTranscription,
  inEffect,
  minutesOf,
  monthOf,
  noSettings,
} from '@evident/domain/transcripts';
import type { Clock } from '../kernel/clock.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { TranscriptionSettingsStore, TranscriptionStore } from './transcription-store.ts';

/** Which endpoints are configured. */
export interface Endpoints {
  readonly transcription: boolean;
  readonly translation: boolean;
}

export type SettingsStores = {
  transcriptions: Pick<TranscriptionStore, 'transcribed'>;
  transcriptionSettings: TranscriptionSettingsStore;
  projectAccess: ProjectAccess;
};

/** Returns the transcription settings of the workspace, and the minutes of this month. */
export class GetWorkspaceTranscription extends Query<WorkspaceTranscription> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export class GetWorkspaceTranscriptionHandler implements Handler<GetWorkspaceTranscription> {
  constructor(
    private readonly work: UnitOfWork<SettingsStores>,
    private readonly endpoints: Endpoints,
    private readonly clock: Clock,
  ) {}

  execute({ actor }: GetWorkspaceTranscription): Promise<WorkspaceTranscription> {
    return this.work.perform(actor.teamId, async (stores) => ({
      ...ofWorkspace(await stores.transcriptionSettings.settingsOf(null)),
      ...(await usage(stores, this.endpoints, this.clock)),
    }));
  }
}

/** Returns the transcription settings of a project and those it takes from the workspace. */
export class GetProjectTranscription extends Query<ProjectTranscription> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
  ) {
    super();
  }
}

export class GetProjectTranscriptionHandler implements Handler<GetProjectTranscription> {
  constructor(
    private readonly work: UnitOfWork<SettingsStores>,
    private readonly endpoints: Endpoints,
    private readonly clock: Clock,
  ) {}

  execute({ actor, projectId }: GetProjectTranscription): Promise<ProjectTranscription> {
    return this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'read');
      const { language, vocabulary, automatic } = await stores.transcriptionSettings.settingsOf(projectId);
      return {
        language,
        vocabulary: [...vocabulary],
        automatic,
        workspace: ofWorkspace(await stores.transcriptionSettings.settingsOf(null)),
        ...(await usage(stores, this.endpoints, this.clock)),
      };
    });
  }
}

function ofWorkspace(settings: TranscriptionSettings): ProjectTranscription['workspace'] {
  const { language, automatic } = inEffect(noSettings(settings.teamId, null), settings);
  return { language, vocabulary: [...settings.vocabulary], automatic };
}

const usage = async ({ transcriptions }: SettingsStores, { transcription, translation }: Endpoints, clock: Clock) => ({
  minutes: minutesOf(await transcriptions.transcribed(monthOf(clock.now()))),
  available: transcription,
  translates: translation,
});
