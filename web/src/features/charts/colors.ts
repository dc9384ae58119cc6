import { HUES, type Hue } from '@evident/domain/tags';

/** The colors of the current theme. A canvas needs their values instead of their names. */
export interface ChartColors {
  readonly ink: string;
  readonly dim: string;
  readonly line: string;
  readonly accent: string;
  readonly canvas: string;
  readonly raised: string;
  readonly font: string;
  readonly hues: Readonly<Record<Hue, { readonly mark: string; readonly tint: string; readonly text: string }>>;
}

export function chartColors(): ChartColors {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  return {
    ink: token('ink'),
    dim: token('ink-dim'),
    line: token('line'),
    accent: token('accent'),
    canvas: token('canvas'),
    raised: token('raised'),
    font: token('font-interface'),
    hues: Object.fromEntries(
      HUES.map((hue) => [
        hue,
        { mark: token(`hue-${hue}-mark`), tint: token(`hue-${hue}-tint`), text: token(`hue-${hue}-text`) },
      ]),
    ) as ChartColors['hues'],
  };
}
