import { refuse } from '@evident/domain/kernel';
import { type Actor, managesWorkspaceContent } from '@evident/domain/permissions';
import type { WorkspaceTranscriptionChange } from '@evident/domain/transcripts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type ChangingStores, saveSettings } from './save-transcription-settings.ts';

/** Changes the transcription settings of the workspace. For managers and admins. */
export class ChangeWorkspaceTranscription extends Command {
  static readonly requires = memberWith({ scope: 'write' });

  constructor(
    readonly actor: Actor,
    readonly change: WorkspaceTranscriptionChange,
  ) {
    super();
  }
}

export class ChangeWorkspaceTranscriptionHandler implements Handler<ChangeWorkspaceTranscription> {
  constructor(
    private readonly work: UnitOfWork<ChangingStores>,
    private readonly ids: Ids,
  ) {}

  async execute({ actor, change }: ChangeWorkspaceTranscription): Promise<void> {
    if (!managesWorkspaceContent(actor))
      refuse('Forbidden', 'You can’t change transcription for the workspace', 'Ask a manager or an admin.');
    await this.work.perform(actor.teamId, (stores) => saveSettings(stores, this.ids, null, change));
  }
}
