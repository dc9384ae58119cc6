import { keysOf, namesOf, readNames, refuseSharedName } from './index.ts';

const names = (name: string, ...otherNames: string[]) => ({ name, otherNames });

describe('names of a term', () => {
  it('are on one line, and each is there once, as names are compared', () => {
    expect(readNames(names(' MTTR ', 'mean time\n to restore', 'Mean Time to Restore', 'mttr'))).toEqual(
      names('MTTR', 'Mean Time to Restore'),
    );
    expect(namesOf(names('SLO', 'objective'))).toEqual(['SLO', 'objective']);
    expect(keysOf(names('Zoë’s SLO', 'objective'))).toEqual(['zoe s slo', 'objective']);
  });

  it('have letters or digits', () => {
    expect(() => readNames(names('?!'))).toThrow('“?!” has no letters or digits');
    expect(() => readNames(names('SLO', '—'))).toThrow('“—” has no letters or digits');
    expect(() => readNames(names(' '))).toThrow('The name is empty');
  });

  it('belong to one term', () => {
    const mttr = names('MTTR', 'mean time to restore');
    expect(() => refuseSharedName(names('mttr'), [mttr])).toThrow('“MTTR” is already in the glossary');
    expect(() => refuseSharedName(names('Restore', 'Mean time to restore'), [mttr])).toThrow(
      '“Mean time to restore” is already another name of “MTTR”',
    );
    expect(() => refuseSharedName(names('MTBF'), [mttr])).not.toThrow();
  });
});
