/** The kinds of callout with their names, in the order of menus. */
export const CALLOUT_TONES = { note: 'Note', tip: 'Tip', warning: 'Warning', danger: 'Danger' } as const;

export type CalloutTone = keyof typeof CALLOUT_TONES;

export const isCalloutTone = (value: unknown): value is CalloutTone =>
  typeof value === 'string' && Object.hasOwn(CALLOUT_TONES, value);

/** The name of a callout; that of a note for unknown kinds. */
export const calloutLabel = (tone: unknown): string => CALLOUT_TONES[isCalloutTone(tone) ? tone : 'note'];
