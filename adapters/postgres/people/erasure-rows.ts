import type { ErasureReceiptView } from '@evident/domain/people';
import type { InferResult } from 'kysely';
import type { Order } from '../keyset.ts';
import { db } from '../queries.ts';
import { shownName } from '../shown-name.ts';

export const LATEST_ERASURE_FIRST: Order = {
  columns: [
    { sql: 'e.erased_at', type: 'timestamptz' },
    { sql: 'e.id', type: 'uuid' },
  ],
  descending: true,
};

export const ERASURES = db
  .selectFrom('erasure_receipt as e')
  .leftJoin('member as m', 'm.id', 'e.erased_by')
  .select([
    'e.id',
    'e.person_id as personId',
    'e.erased_by as by',
    'e.erased_at as at',
    'e.removed_words as removedWords',
    'e.counts',
    shownName('m').as('byName'),
  ]);

export const receiptOf = ({
  by,
  byName,
  at,
  counts,
  ...row
}: InferResult<typeof ERASURES>[number]): ErasureReceiptView => ({
  ...row,
  erasedBy: { id: by, name: byName },
  erasedAt: at.toISOString(),
  counts: { ...counts },
});
