import { createStore } from '../kernel/store.ts';

/** Speeds from 0.5 to 3. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;
/** Seconds that a moment reaches back. */
export const MOMENT_SECONDS = [5, 10, 15, 30, 60] as const;

/** Choices that hold for every recording on this device. */
export interface PlayerSettings {
  readonly speed: number;
  /** Between 0 and 1. */
  readonly volume: number;
  readonly muted: boolean;
  readonly skipSilence: boolean;
  readonly captions: boolean;
  /** The text scrolls with the words. */
  readonly follow: boolean;
  readonly largePicture: boolean;
  readonly momentSeconds: number;
}

const USUAL: PlayerSettings = {
  speed: 1,
  volume: 1,
  muted: false,
  skipSilence: false,
  captions: false,
  follow: true,
  largePicture: false,
  momentSeconds: 15,
};
const MEMORY = 'evident-player';

export const playerSettings = createStore<PlayerSettings>(readSettings());

export function changeSettings(change: Partial<PlayerSettings>): void {
  playerSettings.change((settings) => ({ ...settings, ...change }));
  try {
    localStorage.setItem(MEMORY, JSON.stringify(playerSettings.get()));
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}

export function nextSpeed(speed: number, step: 1 | -1): number {
  const at = SPEEDS.findIndex((one) => one >= speed);
  return SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at + step))]!;
}

function readSettings(): PlayerSettings {
  try {
    const kept = JSON.parse(localStorage.getItem(MEMORY) ?? '{}') as Partial<PlayerSettings>;
    const known = Object.entries(USUAL).map(([name, usual]) => {
      const value = kept[name as keyof PlayerSettings];
      return [name, typeof value === typeof usual ? value : usual];
    });
    return Object.fromEntries(known) as unknown as PlayerSettings;
  } catch {
    return USUAL;
  }
}
