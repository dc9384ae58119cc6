import type { WorkspaceAiChange } from '@evident/domain/ai';
import { isSameJson, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AuditLog } from '../kernel/audit-log.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AiSettingStore } from './ai-setting-store.ts';
import type { LanguageModels } from './language-model.ts';

/** Switches AI of the workspace on or off, or chooses its model and regions. Absent values stay. */
export class ChangeWorkspaceAi extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin', feature: 'aiModelRegion' });

  constructor(
    readonly actor: Actor,
    readonly change: WorkspaceAiChange,
    /** The version the actor has seen; null overwrites any. */
    readonly expected: number | null = null,
  ) {
    super();
  }

  /** AI can be switched on and off on every plan. */
  get needsFeature(): boolean {
    return (this.change.regions?.length ?? 0) > 0;
  }
}

export class ChangeWorkspaceAiHandler implements Handler<ChangeWorkspaceAi> {
  constructor(
    private readonly work: UnitOfWork<{ aiSettings: AiSettingStore; audit: AuditLog }>,
    private readonly models: LanguageModels,
  ) {}

  async execute({ actor, change, expected }: ChangeWorkspaceAi): Promise<void> {
    const { modelId } = change;
    if (typeof modelId === 'string' && !this.models.some(({ id }) => id === modelId))
      refuse('UnprocessableContent', 'There is no such model', 'Choose one of the models of this installation.');
    await this.work.perform(actor.teamId, async ({ aiSettings, audit }) => {
      const { version, ...before } = await aiSettings.read();
      refuseOverwriting({ version }, expected);
      const after = { ...before, ...withoutGaps(change) };
      if (isSameJson(before, after)) return;
      await aiSettings.save(after);
      await audit.record({
        actorId: actor.userId,
        action: 'workspace:ai-changed',
        objectType: 'workspace',
        objectId: actor.teamId,
        detail: { from: before, to: after },
      });
    });
  }
}

const withoutGaps = <T extends object>(change: T): { [Key in keyof T]: Exclude<T[Key], undefined> } =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as never;
