import type { ImportedFile } from '@evident/domain/imports';
import type { Person, PersonLink } from '@evident/domain/people';
import { LinkNamedPeople } from './link-named-people.ts';

type Work = ConstructorParameters<typeof LinkNamedPeople>[0];
const FILE = {
  id: 'file',
  name: 'calls.csv',
  choice: { mapping: { people: ['Participant', 'Also there'] } },
  state: 'done',
} as unknown as ImportedFile;
const EVENT = {
  id: '1',
  at: '2026-03-01T12:00:00.000Z',
  name: 'import:finished',
  teamId: 'team',
  payload: { importId: 'run', projectId: 'project', by: 'ada' },
} as const;

/** Notes of a file by row, each with a name, and the people that were added to them. */
function fakeImport() {
  let file: ImportedFile = { ...FILE, nextRow: 0 };
  const rows: string[] = [];
  let people: Person[] = [];
  let links: PersonLink[] = [];
  const stores = {
    imports: {
      filesOf: async () => [file],
      hold: async () => file,
      saveFile: async (saved: ImportedFile) => void (file = saved),
      cellsOf: async ({ column, fromRow }: { column: string; fromRow: number }) =>
        rows.flatMap((text, row) =>
          row < fromRow ? [] : [{ noteId: `n${row}`, text: column === 'Participant' ? text : '' }],
        ),
    },
    people: {
      withKeys: async () => people,
      links: async () => links,
      notes: async () => [],
      save: async (saved: Person[]) => void (people = [...people, ...saved]),
      addLinks: async (added: PersonLink[]) => void (links = [...links, ...added]),
      remove: async () => undefined,
      removeLinks: async () => undefined,
      addValues: async () => undefined,
      removeValues: async () => undefined,
    },
    outbox: { announce: async () => undefined },
  };
  let made = 0;
  const work = { perform: (_: string, run: (all: typeof stores) => unknown) => run(stores) } as unknown as Work;
  const reaction = new LinkNamedPeople(work, { newId: () => `p${(made += 1)}` }, { now: () => new Date(0) });
  return {
    /** Ends the import with these rows more. */
    async endsWith(...more: string[]) {
      rows.push(...more);
      file = { ...file, nextRow: rows.length };
      await reaction.react(EVENT);
    },
    names: () => people.map(({ name }) => name),
    linked: () => links.map(({ noteId }) => noteId),
    unlinkAll: () => void ((people = []), (links = [])),
    choice: () => file.choice,
  };
}

describe('people whom columns of an import name', () => {
  it('are added to the notes', async () => {
    const run = fakeImport();
    await run.endsWith('Ada', 'Ben', 'Ada');
    expect([run.names(), run.linked()]).toEqual([
      ['Ada', 'Ben'],
      ['n0', 'n1', 'n2'],
    ]);
    expect(run.choice()).toEqual({ ...FILE.choice, linkedRows: 3 });
  });
  it('stay away from notes that had them when the import is continued', async () => {
    const run = fakeImport();
    await run.endsWith('Ada', 'Ben');
    run.unlinkAll();
    await run.endsWith();
    expect(run.names()).toEqual([]);
    await run.endsWith('Cleo');
    expect([run.names(), run.linked()]).toEqual([['Cleo'], ['n2']]);
  });
});
