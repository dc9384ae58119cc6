import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { SummarySettings } from '@evident/domain/summaries';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import type { SummaryStores } from './summary-store.ts';

/** Changes the framework and language of new summaries in a project. Absent values stay. */
export class ChangeSummarySettings extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly change: Partial<SummarySettings>,
  ) {
    super();
  }
}

export class ChangeSummarySettingsHandler implements Handler<ChangeSummarySettings> {
  constructor(private readonly work: UnitOfWork<SummaryStores>) {}

  execute({ actor, projectId, change: { framework, language } }: ChangeSummarySettings): Promise<void> {
    return this.work.perform(actor.teamId, async ({ projectAccess, summaries }) => {
      await demand(projectAccess, actor, projectId, 'write');
      const before = await summaries.defaultsOf(projectId);
      await summaries.saveDefaults(projectId, {
        framework: framework ?? before.framework,
        language: language === undefined ? before.language : language,
      });
    });
  }
}
