import type { AttributeOf } from '@evident/domain/filters';
import { DATE_OF_NOTE } from '../date-of-note.ts';
import { db, expression, numberOf } from '../queries.ts';
import { type Column, columnsOf, relatedPeople, several, single } from './column.ts';
import { ownDatum, peopleDatum } from './datum-columns.ts';
import { personColumns } from './person-columns.ts';
import {
  answersIn,
  contributionsTo,
  folderOf,
  insightsWithNote,
  peopleOfNote,
  starsOn,
  groupsInNote,
  tagsInNote,
} from './related-rows.ts';

/** The attributes of the note `n` with its document `d`. */
export const NOTE_ATTRIBUTES = {
  title: single('text', 'n.title'),
  content: single('text', 'd.text'),
  date: single('day', DATE_OF_NOTE),
  createdAt: single('date', 'n.created_at'),
  updatedAt: single('date', 'n.updated_at'),
  archived: single('boolean', '(n.archived_at is not null)'),
  starred: single('boolean', expression`exists ${starsOn('n.id', 'NOTE')}`),
  aiGenerated: single('boolean', 'n.ai_generated'),
  highlightCount: single(
    'number',
    numberOf(db.selectFrom('highlight as ch').whereRef('ch.note_id', '=', 'n.id' as never)),
  ),
  tags: several('id', tagsInNote(), 't.id'),
  tagGroups: several('id', groupsInNote(), 'g.id'),
  tagBoards: several('id', groupsInNote(), 'g.tag_board_id'),
  peopleIds: several('id', peopleOfNote('n.id'), 'x.id'),
  insightIds: several('id', insightsWithNote(), 'e.id'),
  authors: several('id', contributionsTo('n.id', true), 'c.member_id'),
  contributors: several('id', contributionsTo('n.id', false), 'c.member_id'),
  note: single('id', 'n.id'),
  project: single('id', 'n.project_id'),
  projectCategory: several('id', folderOf('n.project_id'), 'fp.folder_id'),
  importOrigin: single('name', 'n.source_name'),
  responses: several('text', answersIn('n.id'), 'a.one'),
  importFile: single('id', 'n.import_file_id'),
} as const satisfies Record<AttributeOf<'note'>, Column>;

export const noteColumns = columnsOf(
  NOTE_ATTRIBUTES,
  (at) => {
    if (at.of === 'NOTE') return ownDatum(at, 'n.id');
    return at.of === 'PERSON' ? peopleDatum(at, 'note') : undefined;
  },
  { peopleOfNote: relatedPeople(peopleOfNote('n.id'), personColumns) },
);
