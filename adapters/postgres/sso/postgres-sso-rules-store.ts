import type { SsoRulesStore } from '@evident/application/sso/sso-stores';
import { type EmergencyAdmin, NO_SSO_RULES, type SsoRules } from '@evident/domain/sso';
import type { Session } from '../session.ts';

export class PostgresSsoRulesStore implements SsoRulesStore {
  constructor(private readonly session: Session) {}

  async find(): Promise<SsoRules> {
    const [row] = await this.session.query<SsoRules>('SELECT required, break_glass AS "breakGlass" FROM sso_rules');
    return row ?? NO_SSO_RULES;
  }

  async save({ required, breakGlass }: SsoRules): Promise<void> {
    await this.session.query(
      `INSERT INTO sso_rules (team_id, required, break_glass) VALUES ($1, $2, $3)
       ON CONFLICT (team_id) DO UPDATE SET required = excluded.required, break_glass = excluded.break_glass`,
      [this.session.teamId, required, breakGlass],
    );
  }

  admins(): Promise<(EmergencyAdmin & { name: string })[]> {
    return this.session.query(
      `SELECT m.id, m.name, m.workspace_admin AS "isAdmin", a.password_hash IS NOT NULL AS "hasPassword",
         EXISTS (SELECT FROM second_factor f WHERE f.account_id = a.id AND f.enabled_at IS NOT NULL) AS "hasSecondFactor"
       FROM member m JOIN account a ON a.id = m.account_id WHERE m.workspace_admin AND m.removed_at IS NULL ORDER BY m.name, m.id LIMIT 100`,
    );
  }
}
