import { asName, truncated } from '../note/clean-text.ts';
import type { ImportedSpeaker } from '../note/imported-note.ts';

const NAME_MAX = 100;

/** Assigns ids to the speakers of a note, in order of first appearance. */
export class SpeakerRoster {
  private readonly ids = new Map<string, string>();

  /** Returns the id for a name, ignoring differences in spacing; null without a name. */
  idOf(name: string | null): string | null {
    const known = knownName(name);
    if (known === '') return null;
    const id = this.ids.get(known) ?? `s${this.ids.size + 1}`;
    this.ids.set(known, id);
    return id;
  }

  /** Whether a speaker has this name. */
  has(name: string): boolean {
    return this.ids.has(knownName(name));
  }

  list(): ImportedSpeaker[] {
    return [...this.ids].map(([name, id]) => ({ id, name }));
  }
}

const knownName = (name: string | null): string => truncated(unquoted(asName(name ?? '')), NAME_MAX);

/** `"Ann Berg"`, with quotation marks around the whole. */
const unquoted = (name: string): string =>
  /^["“”„«»「](?<bare>[^"“”„«»「」]+)["“”«»」]$/.exec(name)?.[1]?.trim() ?? name;

/** Recognizers number unknown speakers: `0`, `A`. */
export const speakerNamed = (name: string): string | null =>
  name === '' ? null : /^(?:\d{1,3}|[A-Z])$/.test(name) ? `Speaker ${name}` : name;
