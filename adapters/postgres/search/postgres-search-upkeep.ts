import type { SearchUpkeep, UpkeepTask } from '@evident/application/search/search-upkeep';
import type { Session } from '../session.ts';

const LOCK = 7_203_146;

export class PostgresSearchUpkeep implements SearchUpkeep {
  constructor(private readonly session: Session) {}

  async place<Place extends object>(task: UpkeepTask): Promise<Place | null> {
    await this.session.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [LOCK, this.session.teamId]);
    const [row] = await this.session.query<{ place: Place }>(
      'SELECT place FROM search_upkeep WHERE team_id = $1 AND task = $2',
      [this.session.teamId, task],
    );
    return row?.place ?? null;
  }

  async keepPlace(task: UpkeepTask, place: object | null): Promise<void> {
    if (place === null)
      await this.session.query('DELETE FROM search_upkeep WHERE team_id = $1 AND task = $2', [
        this.session.teamId,
        task,
      ]);
    else {
      await this.session.query(
        'INSERT INTO search_upkeep (team_id, task, place) VALUES ($1, $2, $3) ON CONFLICT (team_id, task) DO UPDATE SET place = excluded.place',
        [this.session.teamId, task, JSON.stringify(place)],
      );
    }
  }
}
