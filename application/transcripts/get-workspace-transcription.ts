import type { Actor } from '@evident/domain/permissions';
import type { WorkspaceTranscription } from '@evident/domain/transcripts';
import type { Clock } from '../kernel/clock.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import {
  type Endpoints,
  type SettingsStores,
  configuredFor,
  ofWorkspace,
  usage,
} from './transcription-settings-view.ts';

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

  async execute({ actor }: GetWorkspaceTranscription): Promise<WorkspaceTranscription> {
    const configured = await configuredFor(actor.teamId, this.endpoints);
    return this.work.perform(actor.teamId, async (stores) => ({
      ...ofWorkspace(await stores.transcriptionSettings.settingsOf(null)),
      ...(await usage(stores, configured, this.clock)),
    }));
  }
}
