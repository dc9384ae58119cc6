import { chosenModel } from '@evident/domain/ai';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AiSettingStore } from './ai-setting-store.ts';
import type { LanguageModel, LanguageModels } from './language-model.ts';

/** The model that may receive texts of a workspace now. */
export class ModelOfWorkspace {
  constructor(
    private readonly work: UnitOfWork<{ aiSettings: AiSettingStore }>,
    private readonly models: LanguageModels,
  ) {}

  /** Null without a model, and if AI is off. */
  async of(teamId: Uuid): Promise<LanguageModel | null> {
    const model = await this.orOff(teamId);
    return model === 'OFF' ? null : model;
  }

  async orOff(teamId: Uuid): Promise<LanguageModel | null | 'OFF'> {
    const settings = await this.work.prepare(teamId, ({ aiSettings }) => aiSettings.read());
    return settings.enabled ? chosenModel(this.models, settings) : 'OFF';
  }

  /** Refuses to send to a model that was chosen earlier, if AI is off or another model writes since. */
  async refuseOther(teamId: Uuid, { id }: LanguageModel): Promise<void> {
    const model = await this.orOff(teamId);
    if (model === 'OFF') refuseOff();
    else if (model?.id !== id)
      refuse('InvalidOperation', 'The language model of this workspace was changed meanwhile', 'Try again.');
  }
}

export const refuseOff = (): never =>
  refuse('InvalidOperation', 'AI is switched off in this workspace', 'An admin can switch it on in Settings → AI.');
