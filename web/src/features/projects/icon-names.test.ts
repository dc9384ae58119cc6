import { newProject } from '@evident/domain/projects';
import { iconName, iconsFound } from './icon-names.ts';

const found = (typed: string) => iconsFound(typed).map(({ value }) => value);

describe('the icons of projects', () => {
  it('are each there once, under a name of its own, and short enough to be kept', () => {
    const all = iconsFound('');
    expect(all.length).toBeGreaterThan(200);
    for (const key of ['value', 'name'] as const) expect(new Set(all.map((icon) => icon[key])).size).toBe(all.length);
    expect(all.filter(({ value, name }) => name === '' || value.length > newProject.properties.icon.maxLength)).toEqual(
      [],
    );
  });

  it('are found by the beginnings of their words, and by themselves', () => {
    expect(found('ROCK')).toEqual(['rocket', '🚀']);
    expect(found('leaving do')).toEqual(['🚪']);
    expect(found('🦉')).toEqual(['🦉']);
    expect(found('ocket')).toEqual([]);
  });

  it('are called by their names', () => {
    expect([iconName('🧭'), iconName('telescope'), iconName('🫠'), iconName(null)]).toEqual([
      'compass',
      'drawn telescope',
      '🫠',
      'First letter',
    ]);
  });
});
