import { UNNAMED_SPEAKER } from '@evident/domain/content';
import * as Y from 'yjs';
import { SpeakerNames } from './speaker-names.ts';

const speakers = () => {
  const names = new Y.Doc().getMap('speakers');
  names.set('s1', 'Grace');
  return new SpeakerNames(names);
};

describe('speakers of a text', () => {
  it('are matched by name; new names are added', () => {
    const names = speakers();
    expect(names.idOf(' Grace ')).toBe('s1');
    const added = names.idOf('Ada');
    expect(names.all()).toEqual([
      { id: added, name: 'Ada' },
      { id: 's1', name: 'Grace' },
    ]);
    expect(names.idOf('Ada')).toBe(added);
  });

  it('have the default name if unnamed', () => {
    expect([speakers().of('nobody named'), UNNAMED_SPEAKER]).toEqual(['Unnamed speaker', 'Unnamed speaker']);
  });

  it('keep their places when renamed', () => {
    const names = speakers();
    names.rename('s1', 'Grace Hopper');
    expect(names.all()).toEqual([{ id: 's1', name: 'Grace Hopper' }]);
  });
});
