import type { PersonList, PersonReader } from '@evident/application/people/person-reader';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import {
  type ErasureReceiptView,
  type NotePeople,
  type PeopleOrigin,
  type PersonNote,
  type PersonRow,
  type PersonView,
  type SpeakerSuggestion,
  matchesOf,
  peopleAccessOf,
} from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import type { SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Order } from '../keyset.ts';
import { DATE_OF_NOTE } from '../date-of-note.ts';
import { db, expression } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { shownName } from '../shown-name.ts';
import { ERASURES, LATEST_ERASURE_FIRST, receiptOf } from './erasure-rows.ts';
import { PEOPLE, matching, orderOf } from './person-rows.ts';
import { BY_SPEAKER, peopleLike, unlinkedSpeakers } from './unlinked-speakers.ts';

const LABELS_MAX = 500;

const BY_FILE: Order = { columns: [{ sql: 'o.name', type: 'text' }] };

const NEWEST_NOTE_FIRST: Order = {
  columns: [
    { sql: DATE_OF_NOTE, type: 'timestamptz' },
    { sql: 'n.id', type: 'uuid' },
  ],
  descending: true,
};

interface Dated {
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
const dated = <Row extends Dated>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** People as they are shown. Rows of the table `person` are narrowed to members who see people. */
export class PostgresPersonReader implements PersonReader {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, list: PersonList, page: PageRequest): Promise<Page<PersonRow>> {
    return this.reads.page(actor, PEOPLE.where(matching(list)), { order: orderOf(list), page, itemOf: dated });
  }

  async person(actor: Actor, personId: Uuid): Promise<PersonView | null> {
    const query = PEOPLE.leftJoin('member as m', 'm.id', 'x.created_by')
      .where('x.id', '=', personId)
      .select(['x.created_by as by', shownName('m').as('byName')]);
    const row = await this.reads.first(actor, query);
    if (!row) return null;
    const { by, byName, ...person } = row;
    return { ...dated(person), createdBy: { id: by, name: byName } };
  }

  notesOf(actor: Actor, personId: Uuid, page: PageRequest): Promise<Page<PersonNote>> {
    const query = db
      .selectFrom('note as n')
      .innerJoin('document as d', 'd.id', 'n.id')
      .innerJoin('project as p', 'p.id', 'n.project_id')
      .where(({ and, exists, selectFrom }) =>
        and([
          exists(selectFrom('person as x').where('x.id', '=', personId)),
          exists(
            selectFrom('note_person as np').whereRef('np.note_id', '=', 'n.id').where('np.person_id', '=', personId),
          ),
        ]),
      )
      .select(['n.id', 'n.project_id as projectId', 'p.title as projectTitle', 'n.title', 'n.created_at as createdAt'])
      .select(expression<string | null>`n.occurred_on::text`.as('occurredOn'))
      .select(({ selectFrom }) =>
        jsonArrayFrom(
          selectFrom('note_person as np')
            .whereRef('np.note_id', '=', 'n.id')
            .where('np.person_id', '=', personId)
            .where(expression<SqlBool>`d.speakers ->> np.speaker IS NOT NULL`)
            .select([
              expression<string>`np.speaker`.as('id'),
              expression<string>`d.speakers ->> np.speaker`.as('name'),
            ]),
        ).as('speakers'),
      );
    return this.reads.page(actor, query, {
      order: NEWEST_NOTE_FIRST,
      page,
      itemOf: (row) => ({ ...row, createdAt: row.createdAt.toISOString() }),
    });
  }

  async ofNote(actor: Actor, noteId: Uuid): Promise<NotePeople | null> {
    const query = db
      .selectFrom('note as n')
      .innerJoin('document as d', 'd.id', 'n.id')
      .where('n.id', '=', noteId)
      .select(({ selectFrom }) =>
        jsonArrayFrom(
          selectFrom('note_person as np')
            .leftJoin('person as x', 'x.id', 'np.person_id')
            .whereRef('np.note_id', '=', 'n.id')
            .select(['np.person_id as key', 'x.id as personId', 'x.name', 'np.speaker'])
            .select(expression<string | null>`d.speakers ->> np.speaker`.as('speakerName'))
            .orderBy('np.added_at')
            .orderBy('np.person_id'),
        ).as('links'),
      );
    const row = await this.reads.first(actor, query);
    if (!row) return null;
    const people = Map.groupBy(row.links, ({ key }) => key);
    return {
      items: [...people.values()].map((links) => ({
        personId: links[0]!.personId,
        name: links[0]!.name,
        speakers: links.flatMap(({ speaker, speakerName }) =>
          speaker === null || speakerName === null ? [] : [{ id: speaker, name: speakerName }],
        ),
        addedByHand: links.some(({ speaker }) => speaker === null),
      })),
    };
  }

  suggestions(
    actor: Actor,
    projectId: Uuid,
    noteId: Uuid | undefined,
    page: PageRequest,
  ): Promise<Page<SpeakerSuggestion>> {
    const query = unlinkedSpeakers(projectId, noteId).where(({ exists, selectFrom }) =>
      exists(
        selectFrom('team as w').where(expression<SqlBool>`w.people_access = ANY (${peopleAccessOf(actor)}::text[])`),
      ),
    );
    return this.reads
      .page(actor, query, { order: BY_SPEAKER, page, itemOf: (row) => row })
      .then(async ({ items, next }) => {
        const names = [...new Set(items.map(({ name }) => name))];
        const people = names.length === 0 ? [] : await this.reads.rows(actor, peopleLike(names));
        const matches = new Map(names.map((name) => [name, matchesOf(name, people)]));
        return {
          items: items.map(({ noteId: id, noteTitle, by, name }) => ({
            noteId: id,
            noteTitle,
            speaker: { id: by, name },
            matches: matches.get(name)!,
          })),
          next,
        };
      });
  }

  origins(actor: Actor, page: PageRequest): Promise<Page<PeopleOrigin>> {
    const filesOf = () =>
      expression<{
        name: string | null;
        created: boolean;
      }>`unnest(ARRAY[x.import_origin, x.enrichment_origin], ARRAY[true, false])`.as<'f'>(
        expression`f (name, created)`,
      );
    const files = db
      .selectFrom('person as x')
      .innerJoinLateral(filesOf, (join) => join.onTrue())
      .where('f.name', 'is not', null)
      .groupBy('f.name')
      .select([
        expression<string>`f.name`.as('name'),
        expression<number>`(count(*) FILTER (WHERE f.created))::int`.as('created'),
        expression<number>`(count(*) FILTER (WHERE NOT f.created))::int`.as('enriched'),
      ]);
    const query = db.selectFrom(files.as('o')).select(['o.name', 'o.created', 'o.enriched']);
    return this.reads.page(actor, query, { order: BY_FILE, page, itemOf: (row) => row });
  }

  erasures(actor: Actor, page: PageRequest): Promise<Page<ErasureReceiptView>> {
    return this.reads.page(actor, ERASURES, { order: LATEST_ERASURE_FIRST, page, itemOf: receiptOf });
  }

  async erasure(actor: Actor, receiptId: Uuid): Promise<ErasureReceiptView | null> {
    const row = await this.reads.first(actor, ERASURES.where('e.id', '=', receiptId));
    return row && receiptOf(row);
  }

  async labels(actor: Actor): Promise<string[]> {
    const keysIn = () => expression<{ label: string }>`jsonb_object_keys(x.details)`.as<'k'>(expression`k (label)`);
    const query = db
      .selectFrom('person as x')
      .innerJoinLateral(keysIn, (join) => join.onTrue())
      .select('k.label')
      .distinct()
      .orderBy('k.label')
      .limit(LABELS_MAX);
    return (await this.reads.rows(actor, query)).map(({ label }) => label);
  }
}
