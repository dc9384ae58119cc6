import type { ResearchStore } from '@evident/application/research/research-store';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Research, ResearchStep } from '@evident/domain/research';
import { upsertMany } from '../many-rows.ts';
import { memberToday } from '../permissions/member-today.ts';
import type { Session } from '../session.ts';
import { researchEntity, researchStepEntity } from './entities.ts';

export class PostgresResearchStore implements ResearchStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<Research | null> {
    return this.session.manager.findOneBy(researchEntity, { id });
  }
  lock(id: Uuid): Promise<Research | null> {
    return this.session.manager.findOne(researchEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
  async save(research: Research): Promise<void> {
    await upsertMany(this.session.manager, researchEntity, [research]);
  }
  async remove(id: Uuid): Promise<void> {
    await this.session.manager.delete(researchEntity, { id });
  }
  async steps(researchId: Uuid): Promise<ResearchStep[]> {
    return (await this.finishedSteps(researchId)).map(({ step }) => step);
  }
  async finishedSteps(researchId: Uuid): Promise<{ step: ResearchStep; finishedAt: Date }[]> {
    const rows = await this.session.manager.find(researchStepEntity, {
      where: { researchId },
      order: { position: 'ASC' },
    });
    return rows.map(({ result, finishedAt }) => ({ step: result as ResearchStep, finishedAt }));
  }
  async addStep(researchId: Uuid, position: number, step: ResearchStep, finishedAt: Date): Promise<void> {
    const { teamId } = this.session;
    const row = { researchId, position, teamId, kind: step.kind, result: step, finishedAt };
    await this.session.manager.insert(researchStepEntity, row as never);
  }
  actor(memberId: Uuid): Promise<Actor | null> {
    const { teamId } = this.session;
    const rows = <Row>(sql: string, parameters?: readonly unknown[]) => this.session.query<Row>(sql, parameters);
    return memberToday(rows, { teamId, memberId, scopes: ['read', 'write'] });
  }
}
