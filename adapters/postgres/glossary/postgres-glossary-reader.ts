import type { GlossaryNames } from '@evident/application/glossary/find-names';
import type { GlossaryReader } from '@evident/application/glossary/terms';
import type { MeantTerm, TermView } from '@evident/domain/glossary';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { InferResult, SqlBool } from 'kysely';
import { havingWords } from '../having-words.ts';
import { byTitle } from '../keyset.ts';
import { db, expression } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

const TERMS = db
  .selectFrom('glossary_term as t')
  .leftJoin('member as b', 'b.id', 't.created_by')
  .select(['t.id', 't.name', 't.other_names', 't.definition', 't.version', 't.created_at', 't.updated_at'])
  .select(['t.created_by', 'b.name as creator']);

const termOf = ({
  other_names: otherNames,
  created_by,
  creator,
  created_at,
  updated_at,
  ...term
}: InferResult<typeof TERMS>[number]): TermView => ({
  ...term,
  otherNames,
  createdBy: { id: created_by, name: creator ?? '' },
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
});

export class PostgresGlossaryReader implements GlossaryReader, GlossaryNames {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, words: string, page: PageRequest): Promise<Page<TermView>> {
    const wanted = words.trim();
    const all = `concat_ws(' ', t.name, array_to_string(t.other_names, ' '), t.definition)`;
    const terms = wanted === '' ? TERMS : TERMS.where(havingWords(all, wanted));
    return this.reads.page(actor, terms, { order: byTitle('t', 'name'), page, itemOf: termOf });
  }

  async term(actor: Actor, termId: Uuid): Promise<TermView | null> {
    const row = await this.reads.first(actor, TERMS.where('t.id', '=', termId));
    return row && termOf(row);
  }

  named(actor: Actor, keys: readonly string[]): Promise<MeantTerm[]> {
    const terms = db
      .selectFrom('glossary_term as t')
      .select(['t.id', 't.name', 't.other_names as otherNames', 't.definition'])
      .where(expression<SqlBool>`t.name_keys && ${keys}::text[]`)
      .orderBy('t.id');
    return this.reads.rows(actor, terms);
  }
}
