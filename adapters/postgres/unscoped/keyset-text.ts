import type { PageRequest } from '@evident/domain/kernel';
import { sql } from 'kysely';
import { type Order, keyset } from '../keyset.ts';

/** A keyset as text of a statement, with its values. Reason: for the statements of this folder, which are written as text. */
export function keysetText(order: Order, page: PageRequest) {
  const { select, where, tail, parameters } = keyset(order, page, 1);
  const filled = (text: string) => {
    const parts = text.split(/\$(\d+)/);
    return sql.join(
      parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${parameters[Number(part) - 1]}`)),
      sql``,
    );
  };
  return { select: sql.raw(select), where: filled(where), tail: filled(tail) };
}
