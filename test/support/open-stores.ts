import type { AnyUndoer } from '@evident/application/undo/reverting';
import { Undo, UndoHandler } from '@evident/application/undo/undo';
import type { DeliveredEvent } from '@evident/domain/events';
import type { Actor } from '@evident/domain/permissions';
import { connect } from '../../adapters/postgres/connection.ts';
import { PostgresReads } from '../../adapters/postgres/reads.ts';
import { SnowballTextAnalysis } from '../../adapters/text/snowball-text-analysis.ts';
import { entities, type Stores, storesWith } from '../../adapters/postgres/composition/stores.ts';
import { PostgresUnitOfWork } from '../../adapters/postgres/unit-of-work.ts';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { openDatabase } from './database.ts';
import { KnownPeople } from './known-people.ts';

/** Real stores on their own database, without the application: nothing consumes the outbox. */
export async function openStores() {
  const database = await openDatabase();
  const source = await connect(database.url, entities);
  const analysis = new SnowballTextAnalysis();
  const work = new PostgresUnitOfWork(source, storesWith({ analysis }));
  return {
    database,
    source,
    analysis,
    work,
    /** Creates a handler that needs only the unit of work, ids and the clock. */
    made: <H>(Handler: new (units: typeof work, ids: typeof uuidV7, clock: typeof systemClock) => H): H =>
      new Handler(work, uuidV7, systemClock),
    /** Undoes a change of this kind. */
    undo: (actor: Actor, undoId: string, ...undoers: AnyUndoer<Stores>[]) =>
      new UndoHandler(work, new Map(undoers.map((undoer) => [undoer.kind.name, undoer])), systemClock).execute(
        new Undo(actor, undoId),
      ),
    reads: new PostgresReads(source),
    people: new KnownPeople(database),
    /** Names and payloads of a team's events in order. */
    events: (teamId: string) =>
      database.query<{ name: string; payload: Record<string, unknown> }>(
        'SELECT name, payload FROM outbox WHERE team_id = $1 ORDER BY id',
        [teamId],
      ),
    /** Events of a team as they are delivered to reactions, in order. */
    delivered: (teamId: string) =>
      database.query<DeliveredEvent>(
        `SELECT id::text, team_id AS "teamId", name, payload, to_json(at) #>> '{}' AS at FROM outbox WHERE team_id = $1 ORDER BY id`,
        [teamId],
      ),
    async close() {
      await source.destroy();
      await database.close();
    },
  };
}
export type OpenStores = Awaited<ReturnType<typeof openStores>>;
