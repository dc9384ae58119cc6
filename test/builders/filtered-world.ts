import type { DatumFilter, FilterRecord } from '@evident/domain/filters';
import fc from 'fast-check';
import type { TestDatabase } from '../support/database.ts';
import { KnownPeople, type Person } from '../support/known-people.ts';
import { fieldedWorld } from './fielded-world.ts';
import { INSTANTS, SPEAKERS, aHighlight, aNote, ids } from './filtered-samples.ts';
import { answersOf, questionsOf } from './surveyed-samples.ts';

/** Objects of a workspace as records, by id: those that the actor sees. */
export interface FilteredWorld {
  readonly actor: Person;
  readonly notes: ReadonlyMap<string, FilterRecord>;
  readonly highlights: ReadonlyMap<string, FilterRecord>;
  readonly projects: ReadonlyMap<string, FilterRecord>;
  readonly people: ReadonlyMap<string, FilterRecord>;
  /** The datum filter of each custom value in a record, by its key. */
  readonly data: ReadonlyMap<string, DatumFilter>;
  /** Ids and names that records hold, by attribute. */
  readonly ids: Readonly<
    Record<
      'tag' | 'group' | 'board' | 'insight' | 'member' | 'project' | 'folder' | 'note' | 'person' | 'option',
      readonly string[]
    >
  >;
}

/** Fills an empty workspace. The third project and one insight are hidden from the actor. */
export async function filteredWorld(database: TestDatabase, seed: number): Promise<FilteredWorld> {
  const people = new KnownPeople(database);
  const team = await people.team();
  const members = [await people.member(team), await people.member(team)];
  const [actor, other] = members as [Person, Person];
  const projects = [await people.project(actor), await people.project(other, 1), await people.project(other)];
  const [folder, board, ...rest] = ids(7) as [string, string, ...string[]];
  const groups = rest.slice(0, 2);
  const tags = ids(4);
  const insights = ids(3);
  const insert = (table: string, row: Record<string, unknown>): Promise<unknown> => {
    const columns = Object.keys(row);
    return database.query(
      `INSERT INTO ${table} (team_id, ${columns.join(', ')}) VALUES ($1, ${columns.map((_, at) => `$${at + 2}`).join(', ')})`,
      [team, ...Object.values(row)],
    );
  };
  const made = (at: Date, by: string) => ({ created_by: by, created_at: at, updated_at: at });
  const now = INSTANTS[0]!;

  await insert('folder', { id: folder, path: [folder], title: 'F', rank: 1, ...made(now, actor.userId) });
  await database.query(
    `UPDATE project SET folder_id = $1, status = 'archived', created_at = $3, updated_at = $3 WHERE id = $2`,
    [folder, projects[0], now],
  );
  await database.query(`UPDATE project SET created_at = $2, updated_at = $2 WHERE id = $1`, [projects[1], INSTANTS[4]]);
  await insert('star', { member_id: actor.userId, object_type: 'PROJECT', object_id: projects[1], created_at: now });
  await insert('star', { member_id: other.userId, object_type: 'PROJECT', object_id: projects[0], created_at: now });
  await insert('tag_board', { id: board, project_id: projects[0], title: 'B', rank: 1 });
  for (const id of groups) await insert('tag_group', { id, tag_board_id: board, title: 'G', color: 'teal', rank: 1 });
  for (const [at, id] of tags.entries())
    await insert('tag', {
      id,
      project_id: projects[0],
      tag_group_id: groups[at % 2],
      title: 'T',
      rank: 1,
      ...made(now, actor.userId),
    });
  for (const [at, id] of insights.entries())
    await insert('insight', { id, project_id: projects[at], title: 'I', ...made(now, actor.userId) });

  const notes = fc
    .sample(aNote, { numRuns: 12, seed })
    .map((note, at) => ({ ...note, id: ids(1)[0]!, project: at === 0 ? 0 : note.project }));
  for (const note of notes) {
    await insert('note', {
      id: note.id,
      project_id: projects[note.project],
      title: note.title,
      rank: 1,
      source_name: note.file,
      archived_at: note.archived ? now : null,
      created_by: actor.userId,
      created_at: note.created,
      occurred_on: note.occurredOn,
      updated_at: note.updated,
    });
    for (const question of questionsOf(note))
      await insert('survey_question', { ...question, ...made(now, actor.userId) });
    const speakers = Object.fromEntries(SPEAKERS.map((name) => [`id-${name}`, name]));
    await insert('document', { id: note.id, content: '{}', text: note.content, speakers, updated_at: now });
    for (const [author, list] of [
      [true, note.authors],
      [false, note.contributors.filter((one) => !note.authors.includes(one))],
    ] as const)
      for (const one of list)
        await insert('contribution', {
          object_type: 'note',
          object_id: note.id,
          member_id: members[one]!.userId,
          author,
          at: now,
        });
    await insert('star', {
      member_id: (note.starred ? actor : other).userId,
      object_type: 'NOTE',
      object_id: note.id,
      created_at: now,
    });
  }
  const seen = (project: number): boolean => project < 2;
  const fielded = await fieldedWorld(
    insert,
    notes.map(({ id }) => id),
    (at) => seen(notes[at]!.project),
    made(now, actor.userId),
    seed,
  );
  const highlights = fc
    .sample(aHighlight, { numRuns: 60, seed })
    .map((one) => ({ ...one, id: ids(1)[0]!, of: notes[one.note]! }));
  /** Derived, so that the samples of the seeds stay the same. */
  const isStarred = (one: (typeof highlights)[number]) => one.by === 0;
  for (const one of highlights) {
    await insert('highlight', {
      id: one.id,
      note_id: one.of.id,
      project_id: projects[one.of.project],
      text: one.text,
      start_at: 0,
      end_at: 1,
      anchor: 'mark',
      speakers: one.speakers.map((name) => `id-${name}`),
      starred: isStarred(one),
      ...made(one.created, members[one.by]!.userId),
    });
    for (const tag of one.tags)
      await insert('highlight_tag', {
        highlight_id: one.id,
        tag_id: tags[tag],
        applied_by: actor.userId,
        applied_at: now,
        how: 'person',
      });
    for (const [position, insight] of one.insights.entries())
      await insert('insight_evidence', { insight_id: insights[insight], highlight_id: one.id, position });
  }

  const usersOf = (list: readonly number[]) => list.map((one) => members[one]!.userId);
  /** The hidden insight is the third. Tags are in sight with their project, the first. */
  const insightsOf = (list: readonly number[]) => list.filter(seen).map((one) => insights[one]!);
  const taggedBy = (list: readonly number[]) => ({
    tags: list.map((one) => tags[one]!),
    tagGroups: list.map((one) => groups[one % 2]!),
    tagBoards: list.map(() => board),
  });
  const placeOf = (project: number) => ({
    project: projects[project]!,
    projectCategory: project === 0 ? folder : null,
  });
  const contributorsOf = ({ authors, contributors }: (typeof notes)[number]) =>
    usersOf(contributors.filter((one) => !authors.includes(one)));
  const dateOf = ({ occurredOn, created }: (typeof notes)[number]) =>
    occurredOn === null ? created : new Date(occurredOn);
  const noteRecord = (note: (typeof notes)[number]): FilterRecord => {
    const own = highlights.filter(({ of }) => of === note);
    return {
      note: note.id,
      title: note.title,
      content: note.content,
      date: dateOf(note),
      createdAt: note.created,
      updatedAt: note.updated,
      archived: note.archived,
      starred: note.starred,
      aiGenerated: false,
      highlightCount: own.length,
      importOrigin: note.file,
      importFile: null,
      responses: answersOf(note),
      authors: usersOf(note.authors),
      contributors: contributorsOf(note),
      insightIds: own.flatMap((one) => insightsOf(one.insights)),
      ...fielded.ofNote(notes.indexOf(note)),
      ...taggedBy(own.flatMap((one) => one.tags)),
      ...placeOf(note.project),
    };
  };
  const highlightRecord = (one: (typeof highlights)[number]): FilterRecord => ({
    text: one.text,
    createdAt: one.created,
    updatedAt: one.created,
    authors: members[one.by]!.userId,
    starred: isStarred(one),
    insights: insightsOf(one.insights),
    note: one.of.id,
    speakers: one.speakers,
    'note.title': one.of.title,
    'note.date': dateOf(one.of),
    'note.archived': one.of.archived,
    'note.aiGenerated': false,
    'note.importOrigin': one.of.file,
    'note.responses': answersOf(one.of),
    'note.contributors': contributorsOf(one.of),
    ...fielded.ofHighlight(one.note, one.speakers),
    ...taggedBy(one.tags),
    ...placeOf(one.of.project),
  });
  const projectRecord = (at: number): FilterRecord => ({
    id: projects[at]!,
    title: 'Project',
    createdAt: INSTANTS[at * 4]!,
    updatedAt: INSTANTS[at * 4]!,
    status: at === 0 ? 'archived' : 'active',
    archived: at === 0,
    starred: at === 1,
    authors: members[at]!.userId,
    projectCategory: at === 0 ? folder : null,
  });
  return {
    actor,
    notes: new Map(notes.filter(({ project }) => seen(project)).map((note) => [note.id, noteRecord(note)])),
    highlights: new Map(highlights.filter(({ of }) => seen(of.project)).map((one) => [one.id, highlightRecord(one)])),
    data: fielded.data,
    people: fielded.people,
    projects: new Map([0, 1].map((at) => [projects[at]!, projectRecord(at)])),
    ids: {
      tag: tags,
      group: groups,
      board: [board],
      insight: insights,
      member: usersOf([0, 1]),
      project: projects,
      folder: [folder],
      person: [...fielded.people.keys()],
      option: fielded.options,
      note: notes.map(({ id }) => id),
    },
  };
}
