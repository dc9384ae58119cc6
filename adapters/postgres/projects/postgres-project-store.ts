import type { ProjectStore } from '@evident/application/projects/project-store';
import type { Ranked, Uuid } from '@evident/domain/kernel';
import type { Project } from '@evident/domain/projects';
import type { Session } from '../session.ts';
import { projectEntity } from './entities.ts';
import { neighborsIn, writeRanks } from './neighbors.ts';

/** Projects in PostgreSQL. A read locks the row until the unit of work ends. */
export class PostgresProjectStore implements ProjectStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<Project | null> {
    return this.session.manager.findOne(projectEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
  async save(project: Project): Promise<void> {
    await this.session.manager.upsert(projectEntity, project, ['id']);
  }
  count(): Promise<number> {
    return this.session.manager.count(projectEntity);
  }
  neighbors(folderId: Uuid | null): Promise<Ranked[]> {
    return neighborsIn(this.session, 'project', folderId);
  }
  rank(places: readonly Ranked[]): Promise<void> {
    return writeRanks(this.session, 'project', places);
  }
}
