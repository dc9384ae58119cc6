import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ProjectTranscription } from '@evident/domain/transcripts';
import type { Clock } from '../kernel/clock.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import {
  type Endpoints,
  type SettingsStores,
  configuredFor,
  ofWorkspace,
  usage,
} from './transcription-settings-view.ts';

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

  async execute({ actor, projectId }: GetProjectTranscription): Promise<ProjectTranscription> {
    const configured = await configuredFor(actor.teamId, this.endpoints);
    return this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'read');
      const { language, vocabulary, automatic } = await stores.transcriptionSettings.settingsOf(projectId);
      return {
        language,
        vocabulary: [...vocabulary],
        automatic,
        workspace: ofWorkspace(await stores.transcriptionSettings.settingsOf(null)),
        ...(await usage(stores, configured, this.clock)),
      };
    });
  }
}
