import { eraserOf } from '@evident/domain/people';
import { EVERYWHERE } from '../../adapters/postgres/people/erased-places.ts';
import { type Texts, columnsOf, erasedRows } from '../../adapters/postgres/people/erased-rows.ts';
import { candidatePatterns } from '../../adapters/postgres/people/candidates.ts';
import type { Session } from '../../adapters/postgres/session.ts';
import { type TestDatabase, openDatabase } from '../support/database.ts';
import { plantRows } from '../support/planted-rows.ts';

const NAME = 'Zanzibara Quuxington';

/** Tables that an erasure clears in another way than by a walk over their rows, or that hold no words of participants. */
const OTHERWISE: Readonly<Record<string, string>> = {
  document: 'rewritten as a document',
  document_update: 'folded into one state',
  canvas: 'its history is folded; its document is in the walk',
  canvas_update: 'folded into one state',
  text_version: 'rewritten with its document; its name is in the walk',
  person: 'removed; another person can have the same name',
  note_person: 'ids of speakers',
  suggestion: 'removed',
  undo_entry: 'removed',
  transcription_piece: 'removed',
  turn_translation: 'removed',
  search_passage: 'removed and indexed again',
  search_term: 'terms that occur nowhere are removed',
  search_vector: 'removed and indexed again',
  file_page: 'text of an attachment, which is not searched for names (docs/capabilities/people.md)',
  erasure_receipt: 'counts',
  audit_entry: 'who did it, by ids; kept as evidence',
  outbox: 'ids of objects, until they are delivered; the log of events is in the walk',
  set_aside_job: 'ids of objects',
};

/** Tables about members, their devices, accounts and payments, and about the installation. Participants are not members. */
const OF_MEMBERS = [
  'access_grant access_token account account_event account_idempotency_key alert ai_setting ai_usage audit_chain auto_features',
  'billing_customer connection_attempt feature_flag integration_connection invite known_browser member',
  'member_activity member_onboarding member_preference migration notification_preference notification_setting',
  'oauth_client oauth_grant one_time_code payment_event removed_address second_factor session share_link',
  'scim_failure scim_group scim_setting scim_token scim_user',
  'team team_feature_flag throttle workspace_plan',
  'object_view external_identity sso_attempt sso_connection sso_domain',
  'deletion_receipt support_access',
].flatMap((names) => names.split(' '));

/** Codes, keys, hashes, secrets, addresses of services and settings, by the names of their columns. */
const CODES =
  /^(?:.*_type|.*_hash|.*_id|.*_by|type|kind|key|state|model|model_id|purpose|code|event|occasion|step|source|what|mention_id|framework|language|languages|color|hex|icon|fingerprint|trashed_fingerprint|regions?|media_type|speakers|integration|name_key|relative_(?:start|end)|areas|keyframes|facts|detail|counts|held|arrangement|schedule|sources|read_sources|budget|filter_id|scopes|events|secrets|access|url|index_name|after_type|place|failure|original|method|conditions|digest|repetition|bands)$/;
/** The same, where other columns of that name hold words. */
const CODES_HERE = new Set([
  'event_log.name',
  'file.sha256',
  'integration_delivery.id',
  'theme_change.change',
  'access_period.subject',
  'channel_source.credentials',
  'channel_source.cursor',
  'retention_rule.rule',
  'retention_rule.before',
  'retention_run.rules',
]);
/** Columns with such names that hold words all the same, so they must be in the walk. */
const WORDS_ALL_THE_SAME = new Set(['automation_run.conditions', 'redaction_original.original', 'file.failure']);

describe('an erasure', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase();
  });
  afterAll(() => database.close());

  /** Generated columns follow those that they are made of. */
  const columns = () =>
    database.query<{ table: string; column: string; listed: boolean }>(
      `SELECT c.relname AS "table", a.attname AS "column",
         EXISTS (SELECT FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]
           AND pg_get_constraintdef(k.oid) LIKE '%ARRAY[%') AS listed
       FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
       WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace
         AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND format_type(a.atttypid, NULL) ~ 'text|char|json|bytea|tsvector'
       ORDER BY 1, 2`,
    );

  it('reaches each column that can hold words about a participant', async () => {
    const reached = new Set(
      EVERYWHERE.flatMap((texts) => columnsOf(texts).map((column) => `${texts.table}.${column}`)),
    );
    const all = await columns();
    const missed = all.filter(({ table, column, listed }) => {
      const name = `${table}.${column}`;
      if (reached.has(name) || listed || table in OTHERWISE || OF_MEMBERS.includes(table)) return false;
      return WORDS_ALL_THE_SAME.has(name) || !(CODES.test(column) || CODES_HERE.has(name));
    });
    expect(missed.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
    const names = new Set(all.map(({ table, column }) => `${table}.${column}`));
    expect([...reached].filter((name) => !names.has(name))).toEqual([]);
    const tables = new Set(all.map(({ table }) => table));
    expect([...Object.keys(OTHERWISE), ...OF_MEMBERS].filter((table) => !tables.has(table))).toEqual([]);
  });

  it('removes a name from each of them', async () => {
    await plantRows(database, EVERYWHERE, `Called ${NAME}, as said`);
    const session = { query: database.query } as unknown as Session;
    for (const texts of EVERYWHERE) {
      const planted = await naming(texts);
      expect([texts.table, planted]).toEqual([texts.table, columnsOf(texts)]);
      const { keys } = await erasedRows(session, texts, {
        patterns: candidatePatterns([NAME]),
        erase: eraserOf([NAME]),
      });
      expect([texts.table, keys.length]).toEqual([texts.table, 1]);
      expect([texts.table, await naming(texts)]).toEqual([texts.table, []]);
    }
  });

  const naming = async (texts: Texts): Promise<string[]> => {
    const columns = columnsOf(texts);
    const [row] = await database.query<Record<string, boolean>>(
      `SELECT ${columns.map((column) => `bool_or(${column}::text LIKE '%${NAME}%') AS ${column}`).join(', ')} FROM ${texts.table}`,
    );
    return columns.filter((column) => row![column]);
  };
});
