import type { AiSettings } from '@evident/domain/ai';
import type { ModelUsage } from './language-model.ts';

/** Settings for language models of one team, and the tokens it used, inside a unit of work. */
export interface AiSettingStore {
  /** `DEFAULT_AI_SETTINGS` if the workspace decided nothing. */
  read(): Promise<AiSettings>;
  save(settings: Omit<AiSettings, 'version'>): Promise<void>;
}

export interface AiUsage extends ModelUsage {
  readonly purpose: string;
  readonly model: string;
  readonly requests: number;
}

export interface AiUsageStore {
  /** @param month as `YYYY-MM`, in UTC */
  add(month: string, usage: AiUsage): Promise<void>;
  /** Most tokens first. */
  of(month: string): Promise<AiUsage[]>;
}
