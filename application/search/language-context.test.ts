import { uuidV7 } from '@evident/adapters/system/uuid-v7';
import { noteDocument } from './documents.ts';
import { inContext } from './language-context.ts';

const projectId = uuidV7.newId();
const note = (text: string, more: { language?: string; projectId?: typeof projectId } = {}) =>
  noteDocument({ id: uuidV7.newId(), projectId, title: '', language: null, createdAt: new Date(0), ...more }, text);
const german = ['Das ist nicht gut', 'Wir haben das nicht gesehen', 'Der Export ist sehr langsam'];

describe('the language around a text', () => {
  it('is the one of most texts of an import', () => {
    const found = inContext([...german, 'Preisliste', 'This is what I do not want'].map((text) => note(text)));
    expect(found.map(({ otherwise }) => otherwise)).toEqual(Array(5).fill('de'));
  });

  it('is the one of the project for a few texts', () => {
    const usual = new Map([[projectId, 'fr']]);
    expect(inContext([note('Preisliste')], usual)[0]!.otherwise).toBe('fr');
    expect(inContext([note('Preisliste', { projectId: uuidV7.newId() })], usual)[0]!.otherwise).toBeUndefined();
  });

  it('counts declared languages', () => {
    const found = inContext(['Liste', 'Preis', 'Export'].map((text) => note(text, { language: 'nl' })));
    expect(found[0]!.otherwise).toBe('nl');
  });

  it('does not replace that of the note of a highlight', () => {
    const found = inContext([...german.map((text) => note(text)), { ...note('Liste'), otherwise: 'sv' }]);
    expect(found[3]!.otherwise).toBe('sv');
  });
});
