import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ProjectTranscriptionChange } from '@evident/domain/transcripts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import { type ChangingStores, saveSettings } from './save-transcription-settings.ts';

/** Changes the transcription settings of a project. */
export class ChangeProjectTranscription extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly change: ProjectTranscriptionChange,
  ) {
    super();
  }
}

export class ChangeProjectTranscriptionHandler implements Handler<ChangeProjectTranscription> {
  constructor(
    private readonly work: UnitOfWork<ChangingStores>,
    private readonly ids: Ids,
  ) {}

  async execute({ actor, projectId, change }: ChangeProjectTranscription): Promise<void> {
    await this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write');
      await saveSettings(stores, this.ids, projectId, change);
    });
  }
}
