import { HUES } from '@evident/domain/tags';
import { colorOf, hueOf } from './project-colors.ts';

describe('color of a project', () => {
  it.each(HUES)('%s round-trips', (hue) => {
    expect(hueOf({ id: 'x', color: colorOf(hue) })).toBe(hue);
  });

  it('from another client is mapped to the nearest hue', () => {
    expect(hueOf({ id: 'x', color: 'ff0000' })).toBe('red');
    expect(hueOf({ id: 'x', color: '0088ff' })).toBe('blue');
    expect(hueOf({ id: 'x', color: '777777' })).toBe('grey');
  });

  it('has a stable default', () => {
    const project = { id: '0198a5b0-7c1e-7d60-9b3a-2f3c4d5e6f70', color: null };
    expect(HUES).toContain(hueOf(project));
    expect(hueOf(project)).toBe(hueOf({ ...project }));
  });
});
