import type { TermStore } from '@evident/application/glossary/terms';
import type { Term, TermNames } from '@evident/domain/glossary';
import type { Uuid } from '@evident/domain/kernel';
import { EntitySchema } from 'typeorm';
import { saved, text, uuid } from '../columns.ts';
import { SavedRows } from '../saved-rows.ts';
import type { Session } from '../session.ts';

const termEntity = new EntitySchema<Term>({
  name: 'glossary_term',
  columns: {
    ...saved,
    name: text,
    otherNames: { type: 'text', array: true, name: 'other_names' },
    definition: text,
    createdBy: uuid('created_by'),
  },
});

class PostgresTermStore extends SavedRows<Term> implements TermStore {
  constructor(session: Session) {
    super(session, termEntity);
  }
  async oneAtATime(): Promise<void> {
    await this.session.query(`SELECT pg_advisory_xact_lock(hashtextextended('glossary of ' || $1, 0))`, [
      this.session.teamId,
    ]);
  }
  named(keys: readonly string[], termId: Uuid): Promise<TermNames[]> {
    return this.session.query<TermNames>(
      `SELECT name, other_names AS "otherNames" FROM glossary_term WHERE name_keys && $1::text[] AND id <> $2 ORDER BY name`,
      [keys, termId],
    );
  }
}

export const glossaryEntities = [termEntity];

export const glossaryStores = {
  glossary: (session: Session) => new PostgresTermStore(session),
};
