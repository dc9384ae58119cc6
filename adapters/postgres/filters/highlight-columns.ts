import type { AttributeOf } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import { db, expression } from '../queries.ts';
import { type Column, columnsOf, relatedPeople, several, single } from './column.ts';
import { ownDatum, peopleDatum } from './datum-columns.ts';
import { NOTE_ATTRIBUTES } from './note-columns.ts';
import { personColumns } from './person-columns.ts';
import {
  answersIn,
  groupsOnHighlight,
  insightsWithHighlight,
  peopleOfNote,
  peopleWhoSay,
  tagsOnHighlight,
} from './related-rows.ts';

const said = several(
  'name',
  db.selectFrom(expression<{ by: string }>`unnest(h.speakers)`.as<'said'>(expression`said (by)`)),
  expression`d.speakers ->> said.by`,
);

/** The names of the speakers of a highlight. Notes without such a speaker are left out first, so that a rare speaker does not cost a look at every highlight. */
const speakersWithin = (projectId: Uuid | undefined): Column => ({
  type: 'name',
  some(test) {
    const notes = db
      .selectFrom('note as sn')
      .innerJoin('document as sd', 'sd.id', 'sn.id')
      .select('sn.id')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom(
            expression<{ by: string; name: string }>`jsonb_each_text(sd.speakers)`.as<'who'>(
              expression`who (by, name)`,
            ),
          ).where(test(expression`who.name`)),
        ),
      )
      .$if(projectId !== undefined, (some) => some.where('sn.project_id', '=', projectId!));
    return expression`(h.note_id = any (array(${notes})) and ${said.some(test)})`;
  },
  any: () => said.any(),
});

const HIGHLIGHT_ATTRIBUTES = {
  text: single('text', 'h.text'),
  createdAt: single('date', 'h.created_at'),
  updatedAt: single('date', 'h.updated_at'),
  authors: single('id', 'h.created_by'),
  starred: single('boolean', 'h.starred'),
  tags: several('id', tagsOnHighlight(), 't.id'),
  tagGroups: several('id', groupsOnHighlight(), 'g.id'),
  tagBoards: several('id', groupsOnHighlight(), 'g.tag_board_id'),
  notePeopleIds: several('id', peopleOfNote('h.note_id'), 'x.id'),
  saidBy: several('id', peopleWhoSay(), 'x.id'),
  insights: several('id', insightsWithHighlight(), 'e.id'),
  note: single('id', 'h.note_id'),
  project: single('id', 'h.project_id'),
  projectCategory: single('id', 'p.folder_id'),
  'note.title': NOTE_ATTRIBUTES.title,
  'note.date': NOTE_ATTRIBUTES.date,
  'note.contributors': NOTE_ATTRIBUTES.contributors,
  'note.archived': NOTE_ATTRIBUTES.archived,
  'note.aiGenerated': NOTE_ATTRIBUTES.aiGenerated,
  'note.importOrigin': NOTE_ATTRIBUTES.importOrigin,
  'note.responses': several('text', answersIn('h.note_id'), 'a.one'),
} as const satisfies Record<Exclude<AttributeOf<'highlight'>, 'speakers'>, Column>;

/**
 * The attributes of the highlight `h` with its note `n`, the document `d` and the project `p`.
 * @param projectId the only project that the query reads, if there is one
 */
export const highlightColumns = (projectId?: Uuid) =>
  columnsOf(
    { ...HIGHLIGHT_ATTRIBUTES, speakers: speakersWithin(projectId) },
    (at) => {
      if (at.of === 'NOTE') return ownDatum(at, 'h.note_id');
      return at.of === 'PERSON' ? peopleDatum(at, 'highlight') : undefined;
    },
    { peopleWhoSay: relatedPeople(peopleWhoSay(), personColumns) },
  );
