import { readFileSync } from 'node:fs';
import { contrast } from './contrast.ts';
import { HUES } from '@evident/domain/tags';
import { CHOSEN_SHARE } from '../features/highlights/tints.ts';

const TEXT = 4.5;
const SHAPE = 3;

/** Returns the colors of a theme by name. The dark theme inherits from the light one. */
function colorsOf(scheme: 'light' | 'dark'): Record<string, string> {
  const css = ['tokens.css', 'hues.css'].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
  const colors: Record<string, string> = {};
  for (const [, selector = '', body = ''] of css.matchAll(/(:root[^{]*)\{([^}]*)\}/g)) {
    if (selector.includes('dark') && scheme === 'light') continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)) colors[name] = value;
  }
  return colors;
}

/** Mixes colors like `color-mix(in srgb, one share%, other)`. */
const mixed = (one: string, share: number, other: string): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(
        (parseInt(one.slice(at, at + 2), 16) * share + parseInt(other.slice(at, at + 2), 16) * (100 - share)) / 100,
      )
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

describe('contrast', () => {
  it('is 21 between black and white and 1 between equal colors', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#777777')).toBe(1);
  });
});

describe.each(['light', 'dark'] as const)('the %s theme meets WCAG AA', (scheme) => {
  const color = colorsOf(scheme);
  const ratio = (one: string, other: string) => contrast(color[one]!, color[other]!);

  it.each(HUES)('%s: text on its tint and on the page, all inks on its tint, its mark as a shape', (hue) => {
    for (const ground of [`hue-${hue}-tint`, 'canvas', 'surface', 'raised'])
      expect(ratio(`hue-${hue}-text`, ground)).toBeGreaterThanOrEqual(TEXT);
    for (const ink of ['ink', 'ink-dim', 'accent-ink'])
      expect(ratio(ink, `hue-${hue}-tint`)).toBeGreaterThanOrEqual(TEXT);
    for (const ground of [`hue-${hue}-tint`, 'canvas', 'surface'])
      expect(ratio(`hue-${hue}-mark`, ground)).toBeGreaterThanOrEqual(SHAPE);
  });

  it.each([...HUES.map((hue) => [`hue-${hue}-mark`, `hue-${hue}-tint`] as const), ['accent', 'accent-tint'] as const])(
    'text of a selected highlight, marked %s',
    (mark, tint) => {
      expect(contrast(color['ink']!, mixed(color[mark]!, CHOSEN_SHARE, color[tint]!))).toBeGreaterThanOrEqual(TEXT);
    },
  );

  it.each(['canvas', 'surface', 'surface-hover', 'raised'])('every ink on %s', (ground) => {
    for (const ink of ['ink', 'ink-dim', 'ink-faint', 'accent-ink', 'danger-ink', 'warn-ink', 'good-ink'])
      expect(ratio(ink, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each([
    ['ink', 'surface-selected'],
    ['ink-dim', 'surface-selected'],
    ['accent-ink', 'accent-tint'],
    ['danger-ink', 'danger-tint'],
    ['warn-ink', 'warn-tint'],
    ['good-ink', 'good-tint'],
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
    ['on-accent', 'danger'],
    ['on-accent', 'danger-hover'],
  ])('%s on %s', (ink, ground) => expect(ratio(ink, ground)).toBeGreaterThanOrEqual(TEXT));

  it.each(['canvas', 'surface', 'raised'])('field borders and the focus ring on %s', (ground) => {
    expect(ratio('line-strong', ground)).toBeGreaterThanOrEqual(SHAPE);
    expect(ratio('focus', ground)).toBeGreaterThanOrEqual(SHAPE);
  });
});
