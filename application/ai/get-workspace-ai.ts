import { type WorkspaceAi, chosenModel, isAllowed } from '@evident/domain/ai';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AiSettingStore, AiUsageStore } from './ai-setting-store.ts';
import type { LanguageModels } from './language-model.ts';
import { monthOf } from './month-of.ts';

/** Returns the settings for language models of the workspace, and its tokens of this month. */
export class GetWorkspaceAi extends Query<WorkspaceAi> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(readonly actor: Actor) {
    super();
  }
}

/** Limits of the installation. */
export interface AiLimits {
  /** Tokens of one workspace in a calendar month; null: no limit. */
  readonly monthlyTokens: number | null;
}

export class GetWorkspaceAiHandler implements Handler<GetWorkspaceAi> {
  constructor(
    private readonly work: UnitOfWork<{ aiSettings: AiSettingStore; aiUsage: AiUsageStore }>,
    private readonly models: LanguageModels,
    private readonly limits: AiLimits,
    private readonly clock: Clock,
  ) {}

  execute({ actor }: GetWorkspaceAi): Promise<WorkspaceAi> {
    const month = monthOf(this.clock.now());
    return this.work.perform(actor.teamId, async ({ aiSettings, aiUsage }) => {
      const settings = await aiSettings.read();
      const { enabled, modelId, regions } = settings;
      return {
        method: !enabled ? 'OFF' : chosenModel(this.models, settings) ? 'MODEL' : 'EXTRACTED',
        enabled,
        modelId,
        regions: regions === null ? null : [...regions],
        models: this.models.map((model) => {
          const { id, name, provider, host, region, contextTokens } = model;
          return { id, name, provider, host, region, contextTokens, allowed: isAllowed(model, settings) };
        }),
        month,
        monthlyTokens: this.limits.monthlyTokens,
        usage: await aiUsage.of(month),
        version: settings.version,
      };
    });
  }
}
