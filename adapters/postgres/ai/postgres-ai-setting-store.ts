import type { AiSettingStore, AiUsage, AiUsageStore } from '@evident/application/ai/ai-setting-store';
import { type AiSettings, DEFAULT_AI_SETTINGS } from '@evident/domain/ai';
import type { Session } from '../session.ts';

export class PostgresAiSettingStore implements AiSettingStore {
  constructor(private readonly session: Session) {}

  async read(): Promise<AiSettings> {
    const [row] = await this.session.query<AiSettings>(
      'SELECT enabled, model_id AS "modelId", regions, version FROM ai_setting',
    );
    return row ?? DEFAULT_AI_SETTINGS;
  }

  async save({ enabled, modelId, regions }: Omit<AiSettings, 'version'>): Promise<void> {
    await this.session.query(
      `INSERT INTO ai_setting (team_id, enabled, model_id, regions) VALUES ($1, $2, $3, $4)
       ON CONFLICT (team_id) DO UPDATE SET enabled = excluded.enabled, model_id = excluded.model_id, regions = excluded.regions`,
      [this.session.teamId, enabled, modelId, regions],
    );
  }
}

export class PostgresAiUsageStore implements AiUsageStore {
  constructor(private readonly session: Session) {}

  async add(month: string, { purpose, model, requests, inputTokens, outputTokens }: AiUsage): Promise<void> {
    await this.session.query(
      `INSERT INTO ai_usage AS u (team_id, month, purpose, model, requests, input_tokens, output_tokens) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (team_id, month, purpose, model) DO UPDATE SET requests = u.requests + excluded.requests,
         input_tokens = u.input_tokens + excluded.input_tokens, output_tokens = u.output_tokens + excluded.output_tokens`,
      [this.session.teamId, month, purpose, model, requests, inputTokens, outputTokens],
    );
  }

  of(month: string): Promise<AiUsage[]> {
    return this.session.query<AiUsage>(
      `SELECT purpose, model, requests, input_tokens::float8 AS "inputTokens", output_tokens::float8 AS "outputTokens" FROM ai_usage
       WHERE month = $1 ORDER BY input_tokens + output_tokens DESC, purpose, model`,
      [month],
    );
  }
}
