import { MENTION_KINDS, type Referenced, referenceKey } from '@evident/domain/content';
import { isUuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { CARDS_MAX, type ReferenceCards } from '@evident/domain/references';
import { answeredBy } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { CardReader } from './card-reader.ts';

/** The cards of objects that a text shows or mentions, as far as the actor sees them. */
export class ListReferenceCards extends Query<ReferenceCards> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly objects: readonly Referenced[],
  ) {
    super();
  }
}

export const ListReferenceCardsHandler = answeredBy(
  async ({ actor, objects }: ListReferenceCards, reader: CardReader): Promise<ReferenceCards> => {
    const known = new Map(
      objects
        .filter(({ kind, id }) => MENTION_KINDS.includes(kind) && isUuid(id))
        .map((object) => [referenceKey(object), object]),
    );
    if (known.size > CARDS_MAX) refuse('ValidationError', `At most ${CARDS_MAX} cards at once`, 'Ask several times.');
    return { items: await reader.cards(actor, [...known.values()]) };
  },
);
