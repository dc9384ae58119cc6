import { type AiStatus, chosenModel } from '@evident/domain/ai';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AiSettingStore } from './ai-setting-store.ts';
import type { LanguageModels } from './language-model.ts';

/** The model for search by meaning; null if search by meaning is off. */
export type MeaningModel = { readonly current: { readonly host?: string } } | null;

/** How texts of the workspace are written now. */
export class GetAiStatus extends Query<AiStatus> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export const GetAiStatusHandler = answeredBy(
  async (
    { actor }: GetAiStatus,
    work: UnitOfWork<{ aiSettings: AiSettingStore }>,
    models: LanguageModels,
    meaning: MeaningModel,
  ): Promise<AiStatus> => {
    const settings = await work.perform(actor.teamId, ({ aiSettings }) => aiSettings.read());
    const model = settings.enabled ? chosenModel(models, settings) : null;
    const embeddingHost = meaning?.current.host ?? null;
    if (!model)
      return { method: settings.enabled ? 'EXTRACTED' : 'OFF', model: null, host: null, region: null, embeddingHost };
    const { name, host, region } = model;
    return { method: 'MODEL', model: name, host, region, embeddingHost };
  },
);
