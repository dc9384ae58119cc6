import type { OnboardingReader, OnboardingStore } from '@evident/application/onboarding/onboarding-store';
import type { Uuid } from '@evident/domain/kernel';
import {
  CHECKLIST_IDS,
  type ChecklistId,
  type ChecklistItem,
  EVENTS_COUNTED,
  type StoredOnboarding,
} from '@evident/domain/onboarding';
import type { Actor } from '@evident/domain/permissions';
import { db } from '../queries.ts';
import type { PostgresReads, Sight } from '../reads.ts';
import type { Session } from '../session.ts';

export class PostgresOnboardingStore implements OnboardingStore {
  constructor(private readonly session: Session) {}

  async find(memberId: Uuid): Promise<StoredOnboarding | null> {
    const [row] = await this.session.query<StoredOnboarding>(
      'SELECT use_cases AS "useCases", product, status FROM member_onboarding WHERE member_id = $1 FOR UPDATE',
      [memberId],
    );
    return row ?? null;
  }

  async save(memberId: Uuid, { useCases, product, status }: StoredOnboarding): Promise<void> {
    await this.session.query(
      `INSERT INTO member_onboarding (member_id, team_id, use_cases, product, status) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (member_id) DO UPDATE SET use_cases = excluded.use_cases, product = excluded.product, status = excluded.status`,
      [memberId, this.session.teamId, useCases, product, status],
    );
  }
}

/** The newest objects of each item, with their project. */
const EVENTS = {
  'create-project': db
    .selectFrom('project as p')
    .select(['p.id as project_id', 'p.title'])
    .orderBy('p.created_at', 'desc')
    .limit(EVENTS_COUNTED),
  'import-notes': db
    .selectFrom('note as x')
    .innerJoin('project as p', 'p.id', 'x.project_id')
    .select(['x.project_id', 'p.title'])
    .orderBy('x.created_at', 'desc')
    .limit(EVENTS_COUNTED),
  highlight: db
    .selectFrom('highlight as x')
    .innerJoin('project as p', 'p.id', 'x.project_id')
    .select(['x.project_id', 'p.title'])
    .orderBy('x.created_at', 'desc')
    .limit(EVENTS_COUNTED),
  tag: db
    .selectFrom('tag as x')
    .innerJoin('project as p', 'p.id', 'x.project_id')
    .select(['x.project_id', 'p.title'])
    .limit(EVENTS_COUNTED),
  'write-insight': db
    .selectFrom('insight as x')
    .innerJoin('project as p', 'p.id', 'x.project_id')
    .select(['x.project_id', 'p.title'])
    .orderBy('x.created_at', 'desc')
    .limit(EVENTS_COUNTED),
  'publish-insight': db
    .selectFrom('insight as x')
    .innerJoin('project as p', 'p.id', 'x.project_id')
    .where('x.published_at', 'is not', null)
    .select(['x.project_id', 'p.title'])
    .limit(EVENTS_COUNTED),
} as const satisfies Record<ChecklistId, unknown>;

export class PostgresOnboardingReader implements OnboardingReader {
  constructor(private readonly reads: PostgresReads) {}

  of(actor: Actor): Promise<{ stored: StoredOnboarding | null; items: ChecklistItem[] }> {
    return this.reads.as(actor, async (sight) => {
      const [stored] = await sight.rows(
        db.selectFrom('member_onboarding as m').select(['m.use_cases as useCases', 'm.product', 'm.status']),
      );
      const items: ChecklistItem[] = [];
      for (const id of CHECKLIST_IDS) items.push(await itemOf(sight, id));
      return { stored: (stored as StoredOnboarding | undefined) ?? null, items };
    });
  }
}

async function itemOf(sight: Sight, id: ChecklistId): Promise<ChecklistItem> {
  const rows = await sight.rows<{ project_id: Uuid; title: string }>(EVENTS[id]);
  const [latest] = rows;
  return { id, eventCount: rows.length, project: latest ? { id: latest.project_id, title: latest.title } : null };
}

export const onboardingStores = {
  onboarding: (session: Session) => new PostgresOnboardingStore(session),
};
