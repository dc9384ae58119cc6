import { asName, beginning } from '../note/clean-text.ts';
import type { ImportedSpeaker } from '../note/imported-note.ts';

const NAME_MAX = 100;

/** Gives the speakers of one note their ids, in the order of their first words. */
export class SpeakerRoster {
  private readonly ids = new Map<string, string>();

  /** The id of the one with this name; the same name, however it is spaced, is the same one. Nobody for no name. */
  idOf(name: string | null): string | null {
    const known = beginning(asName(name ?? ''), NAME_MAX);
    if (known === '') return null;
    const id = this.ids.get(known) ?? `s${this.ids.size + 1}`;
    this.ids.set(known, id);
    return id;
  }

  list(): ImportedSpeaker[] {
    return [...this.ids].map(([name, id]) => ({ id, name }));
  }
}

/** Recognisers count the speakers whose names they can't know: `0`, `A`. */
export const speakerNamed = (name: string): string | null =>
  name === '' ? null : /^(?:\d{1,3}|[A-Z])$/.test(name) ? `Speaker ${name}` : name;
