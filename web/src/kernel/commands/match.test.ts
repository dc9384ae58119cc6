import { bestFirst } from './match.ts';

const commands = [
  { label: 'Go to projects' },
  { label: 'New project' },
  { label: 'Projects you starred' },
  { label: 'Use dark theme', keywords: 'appearance colour' },
  { label: 'Créer une étude' },
];
const found = (typed: string) => bestFirst(commands, typed).map(({ label }) => label);

describe('the command palette', () => {
  it('shows everything, in order, until something is typed', () =>
    expect(found('  ')).toEqual(commands.map(({ label }) => label)));
  it('finds by the beginning of any word', () =>
    expect(found('proj')).toEqual(['Projects you starred', 'New project', 'Go to projects']));
  it('needs every word that was typed', () => expect(found('new proj')).toEqual(['New project']));
  it('finds by what a command is about', () => expect(found('colour')).toEqual(['Use dark theme']));
  it('ignores accents and case', () => expect(found('ETUDE')).toEqual(['Créer une étude']));
  it('finds nothing inside a word', () => expect(found('ject')).toEqual([]));
});
