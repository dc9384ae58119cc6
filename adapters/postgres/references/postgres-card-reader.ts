import type { CardReader } from '@evident/application/references/card-reader';
import type { MentionKind, Referenced } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ReferenceCard } from '@evident/domain/references';
import type { Query } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { type CardRow, CARDS, cardOf } from './card-rows.ts';

export class PostgresCardReader implements CardReader {
  constructor(private readonly reads: PostgresReads) {}

  cards(actor: Actor, objects: readonly Referenced[]): Promise<ReferenceCard[]> {
    const kinds = Map.groupBy(objects, ({ kind }) => kind);
    return this.reads.as(actor, async (sight) => {
      const cards: ReferenceCard[] = [];
      for (const [kind, named] of kinds) {
        const query: Query<CardRow> = CARDS[kind satisfies MentionKind](
          actor,
          named.map(({ id }): Uuid => id),
        );
        cards.push(...(await sight.rows(query)).map((row) => cardOf(kind, row)));
      }
      return cards;
    });
  }
}
