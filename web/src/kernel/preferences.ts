import { type Preferences, STANDARD_PREFERENCES } from '@evident/domain/preferences';
import { createStore, useStore } from './store.ts';

const KEPT = 'evident-preferences';

/** A copy in this browser, so that a page does not change its looks after it was painted. */
function kept(): Preferences {
  try {
    return { ...STANDARD_PREFERENCES, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Preferences>) };
  } catch {
    return STANDARD_PREFERENCES;
  }
}

const shown = createStore<Preferences>(kept());
// Tests of pure functions load this without a page.
if (typeof document !== 'undefined') show(shown.get());

/** The preferences as they are shown now. */
export const shownPreferences = (): Preferences => shown.get();
export const useShownPreferences = (): Preferences => useStore(shown);

/** Applies preferences to the page: density, width and motion by attributes, the others where they are used. */
export function applyPreferences(preferences: Preferences): void {
  if (JSON.stringify(preferences) === JSON.stringify(shown.get())) return;
  localStorage.setItem(KEPT, JSON.stringify(preferences));
  shown.set(preferences);
  show(preferences);
}

function show({ density, fullWidth, reducedMotion }: Preferences): void {
  const { dataset } = document.documentElement;
  dataset['density'] = density;
  dataset['wide'] = String(fullWidth);
  dataset['calm'] = String(reducedMotion);
}

const COMPACT = 0.8;
const LEAST = 32;

/** The height of a row in pixels, closer together if the member prefers. */
export const useRowHeight = (height: number): number =>
  useShownPreferences().density === 'compact' ? Math.max(LEAST, Math.round(height * COMPACT)) : height;
