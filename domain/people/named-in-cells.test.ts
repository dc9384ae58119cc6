import { type Person, type PersonLink, keptFields, nameKey, namedInCells, namesInCell } from './index.ts';

const person = (id: string, name: string): Person => ({
  id,
  teamId: 'team',
  name,
  nameKey: nameKey(name),
  details: {},
  importOrigin: null,
  enrichmentOrigin: null,
  version: 1,
  createdBy: 'me',
  createdAt: new Date(0),
  updatedAt: new Date(0),
});
const by = { addedBy: 'me', addedAt: new Date(0) };
const link = (noteId: string, personId: string, speaker: string | null = null): PersonLink => ({
  noteId,
  personId,
  speaker,
  ...by,
});
const planned = (cells: [string, string][], people: Person[] = [], links: PersonLink[] = []) => {
  const change = namedInCells(
    cells.map(([noteId, text]) => ({ noteId, text })),
    { people, links },
    (name) => person(`new ${name}`, name),
    by,
  );
  return {
    people: change.people.map(({ after }) => after!.name),
    links: change.links.map(({ after }) => `${after!.noteId}: ${after!.personId}`),
  };
};

describe('people named in the cells of a table', () => {
  it('are several between semicolons, bars or lines, and commas belong to a name', () => {
    expect(namesInCell(' Ada  Lovelace; Ben|Cleo\nDan;; — ')).toEqual(['Ada Lovelace', 'Ben', 'Cleo', 'Dan']);
    expect(namesInCell('Hopper, Grace')).toEqual(['Hopper, Grace']);
    expect(namesInCell('x'.repeat(201))).toEqual([]);
  });
  it('are those who exist, and new ones, each once', () => {
    const cells: [string, string][] = [
      ['n1', 'ada LOVELACE'],
      ['n2', 'Ben; BEN'],
      ['n3', 'Ben'],
    ];
    expect(planned(cells, [person('ada', 'Ada Lovelace')])).toEqual({
      people: ['Ben'],
      links: ['n1: ada', 'n2: new Ben', 'n3: new Ben'],
    });
  });
  it('are none where several people have the name', () => {
    expect(planned([['n1', 'Ada']], [person('a', 'Ada'), person('b', 'ada')])).toEqual({ people: [], links: [] });
  });
  it('stay as they are if they are in the note, also as a speaker', () => {
    const ada = person('ada', 'Ada');
    const now = [link('n1', 'ada', 's1'), link('n2', 'ada')];
    expect(
      planned(
        [
          ['n1', 'Ada'],
          ['n2', 'Ada'],
        ],
        [ada],
        now,
      ),
    ).toEqual({ people: [], links: [] });
  });
});

describe('the columns that a note keeps', () => {
  const fields = { Who: 'Hopper,  Grace', Also: 'Ben; Cleo', Plan: 'Ben' };
  const kept = (naming: string[], people: string[]) =>
    Object.keys(keptFields(fields, naming, { title: 'Hopper, Grace', people }));

  it('are without those that name contacts who are shown as its title or its people', () => {
    expect(kept([], ['Ben', 'Cleo'])).toEqual(['Who', 'Also', 'Plan']);
    expect(kept(['Who', 'Also'], [])).toEqual(['Also', 'Plan']);
    expect(kept(['Who', 'Also'], ['ben'])).toEqual(['Also', 'Plan']);
    expect(kept(['Who', 'Also'], ['ben', 'Cleo'])).toEqual(['Plan']);
  });
});
