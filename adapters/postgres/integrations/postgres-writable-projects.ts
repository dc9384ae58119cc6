import type { WritableProjects } from '@evident/application/integrations/writable-projects';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { SqlBool } from 'kysely';
import { db, expression } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { visibleProjects } from '../scope.ts';
import { foldText } from '@evident/domain/search';

export class PostgresWritableProjects implements WritableProjects {
  constructor(private readonly reads: PostgresReads) {}

  search(actor: Actor, words: string, most: number): Promise<{ id: Uuid; title: string }[]> {
    return this.reads.rows(
      actor,
      writable(actor)
        .where(expression<SqlBool>`strpos(folded_text(p.title), ${foldText(words.trim())}) > 0`)
        .orderBy('p.title')
        .orderBy('p.id')
        .limit(most),
    );
  }

  async mayWrite(actor: Actor, projectId: Uuid): Promise<boolean> {
    return (await this.reads.first(actor, writable(actor).where('p.id', '=', projectId))) !== null;
  }
}

const writable = (actor: Actor) =>
  db
    .selectFrom('project as p')
    .select(['p.id', 'p.title'])
    .where(expression<SqlBool>`p.id IN ${visibleProjects(actor, 'WRITE')}`);
