import type { SuggestionStore } from '@evident/application/suggestions/suggestion-store';
import type { Uuid } from '@evident/domain/kernel';
import type { NoteSuggestionKind, Suggestion, TaggedText } from '@evident/domain/suggestions';
import { In } from 'typeorm';
import { upsertMany } from '../many-rows.ts';
import type { Session } from '../session.ts';
import { suggestionEntity } from './entities.ts';

/** Suggestions in PostgreSQL. Row-level security hides the rows of other teams. */
export class PostgresSuggestionStore implements SuggestionStore {
  constructor(private readonly session: Session) {}

  ofNote(noteId: Uuid): Promise<Suggestion[]> {
    return this.session.manager.find(suggestionEntity, { where: { noteId }, order: { id: 'ASC' } });
  }

  find(ids: readonly Uuid[]): Promise<Suggestion[]> {
    return this.session.manager.find(suggestionEntity, {
      where: { id: In([...ids]) },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
  }

  async keepSkipped(noteId: Uuid, kind: NoteSuggestionKind, characters: number): Promise<boolean> {
    const rows =
      characters === 0
        ? await this.session.query('DELETE FROM suggestion_gap WHERE note_id = $1 AND kind = $2 RETURNING kind', [
            noteId,
            kind,
          ])
        : await this.session.query(
            `INSERT INTO suggestion_gap AS g (team_id, note_id, kind, characters) VALUES ($1, $2, $3, $4)
             ON CONFLICT (note_id, kind) DO UPDATE SET characters = excluded.characters WHERE g.characters <> excluded.characters
             RETURNING kind`,
            [this.session.teamId, noteId, kind, characters],
          );
    return rows.length > 0;
  }

  async add(suggestions: readonly Suggestion[]): Promise<Suggestion[]> {
    if (suggestions.length === 0) return [];
    const { raw } = await this.session.manager
      .createQueryBuilder()
      .insert()
      .into(suggestionEntity)
      .values(suggestions as never)
      .orIgnore()
      .returning('id')
      .execute();
    const stored = new Set((raw as { id: Uuid }[]).map(({ id }) => id));
    return suggestions.filter(({ id }) => stored.has(id));
  }

  async save(suggestions: readonly Suggestion[]): Promise<void> {
    await upsertMany(this.session.manager, suggestionEntity, suggestions);
  }

  async timesApplied(projectId: Uuid): Promise<ReadonlyMap<Uuid, number>> {
    const rows = await this.session.query<{ tagId: Uuid; times: number }>(
      'SELECT ht.tag_id AS "tagId", count(*)::int AS times FROM highlight_tag ht JOIN tag t ON t.id = ht.tag_id WHERE t.project_id = $1 GROUP BY ht.tag_id',
      [projectId],
    );
    return new Map(rows.map(({ tagId, times }) => [tagId, times]));
  }

  tagged(projectId: Uuid, limit: number): Promise<TaggedText[]> {
    return this.session.query<TaggedText>(
      `SELECT h.id AS "highlightId", h.text, json_agg(json_build_object('id', t.id, 'title', t.title) ORDER BY ht.applied_at, t.id) AS tags
       FROM highlight h JOIN highlight_tag ht ON ht.highlight_id = h.id JOIN tag t ON t.id = ht.tag_id
       WHERE h.project_id = $1 AND h.text <> '' GROUP BY h.id ORDER BY h.created_at DESC, h.id LIMIT $2`,
      [projectId, limit],
    );
  }
}
