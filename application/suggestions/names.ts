import type { PersonalDatum } from '@evident/domain/suggestions';

/** Finds names of people, places and organizations. */
export type NamedIn = (text: string) => readonly PersonalDatum[];
