import { fieldTypesThat } from '@evident/domain/fields';
import type { Expression, SqlBool } from 'kysely';
import { expressionBuilder } from 'kysely';
import { type Readable, db, expression } from '../queries.ts';

const eb = expressionBuilder<Readable, never>();

const REACHING_FIELDS = db
  .selectFrom('field_value as cv')
  .innerJoin('field as cf', 'cf.id', 'cv.field_id')
  .whereRef('cv.object_id', '=', 'x.id' as never)
  .where('cf.type', 'in', fieldTypesThat('reaches'))
  .where('cv.text_value', '<>', '');
const REACHING_DETAILS = db
  .selectFrom(
    expression<{ label: string; value: string }>`jsonb_each_text(x.details)`.as<'cd'>(expression`cd (label, value)`),
  )
  .where(expression<SqlBool>`cd.value ~ '^\\S+@\\S+\\.\\S+$' or (cd.label ~* 'phone|mobile' and cd.value ~ '[0-9]')`);

/** Whether the person `x` has an email address or a phone number (D22): in a field of that type, or in the details of an import. */
export const IS_CONTACT: Expression<SqlBool> = eb.or([eb.exists(REACHING_FIELDS), eb.exists(REACHING_DETAILS)]);
