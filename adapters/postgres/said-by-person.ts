import type { Uuid } from '@evident/domain/kernel';
import { type ExpressionBuilder, type SqlBool } from 'kysely';
import { type Readable, expression } from './queries.ts';

type Said = Readable & { h: Readable['highlight'] };

/**
 * Whether the highlight `h` holds words of a person whom the actor sees: of a linked speaker, or of a speaker who is not linked
 * in a note to which the person was added by hand.
 */
export const saidByPerson =
  (personId: Uuid) =>
  <TB extends 'h'>(given: ExpressionBuilder<Said, TB>) => {
    const eb = given as unknown as ExpressionBuilder<Said, 'h'>;
    const bySpeaker = (alias: 'np' | 'o') =>
      expression<SqlBool>`${alias === 'np' ? expression`np.speaker` : expression`o.speaker`} = ANY (h.speakers)`;
    return eb.and([
      eb.exists(eb.selectFrom('person as x').where('x.id', '=', personId)),
      eb.exists(
        eb
          .selectFrom('note_person as np')
          .whereRef('np.note_id', '=', 'h.note_id')
          .where('np.person_id', '=', personId)
          .where((or) =>
            or.or([
              bySpeaker('np'),
              or.and([
                or('np.speaker', 'is', null),
                or.not(
                  or.exists(
                    or.selectFrom('note_person as o').whereRef('o.note_id', '=', 'h.note_id').where(bySpeaker('o')),
                  ),
                ),
              ]),
            ]),
          ),
      ),
    ]);
  };
