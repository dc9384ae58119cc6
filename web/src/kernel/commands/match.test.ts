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
  it('shows all commands in order for an empty query', () =>
    expect(found('  ')).toEqual(commands.map(({ label }) => label)));
  it('matches the beginning of any word', () =>
    expect(found('proj')).toEqual(['Projects you starred', 'New project', 'Go to projects']));
  it('requires every typed word', () => expect(found('new proj')).toEqual(['New project']));
  it('matches keywords', () => expect(found('colour')).toEqual(['Use dark theme']));
  it('ignores accents and case', () => expect(found('ETUDE')).toEqual(['Créer une étude']));
  it('does not match inside a word', () => expect(found('ject')).toEqual([]));
});
