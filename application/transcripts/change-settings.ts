import { type Uuid, refuse } from '@evident/domain/kernel';
import { type Actor, managesWorkspaceContent } from '@evident/domain/permissions';
import {
  type ProjectTranscriptionChange,
  type WorkspaceTranscriptionChange,
  cleanVocabulary,
} from '@evident/domain/transcripts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { TranscriptionSettingsStore } from './transcription-store.ts';

type Stores = { transcriptionSettings: TranscriptionSettingsStore; projectAccess: ProjectAccess };

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
    private readonly work: UnitOfWork<Stores>,
    private readonly ids: Ids,
  ) {}

  async execute({ actor, change }: ChangeWorkspaceTranscription): Promise<void> {
    if (!managesWorkspaceContent(actor))
      refuse('Forbidden', 'You can’t change transcription for the workspace', 'Ask a manager or an admin.');
    await this.work.perform(actor.teamId, (stores) => save(stores, this.ids, null, change));
  }
}

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
    private readonly work: UnitOfWork<Stores>,
    private readonly ids: Ids,
  ) {}

  async execute({ actor, projectId, change }: ChangeProjectTranscription): Promise<void> {
    await this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write');
      await save(stores, this.ids, projectId, change);
    });
  }
}

async function save(
  { transcriptionSettings }: Stores,
  ids: Ids,
  projectId: Uuid | null,
  { language, vocabulary, automatic }: ProjectTranscriptionChange,
): Promise<void> {
  const before = await transcriptionSettings.settingsOf(projectId);
  await transcriptionSettings.saveSettings(
    {
      ...before,
      ...(language === undefined ? {} : { language }),
      ...(vocabulary === undefined ? {} : { vocabulary: cleanVocabulary(vocabulary) }),
      ...(automatic === undefined ? {} : { automatic }),
    },
    ids.newId(),
  );
}
