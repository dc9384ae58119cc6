import { UNNAMED_SPEAKER } from '@evident/domain/content';
import type * as Y from 'yjs';

const LONGEST_NAME = 200;
/** Label of text without a speaker. */
const NOBODY = 'Add speaker';

/**
 * Names of a document's speakers, bound to the elements that show them. A rename is one write and updates the screen.
 */
export class SpeakerNames {
  private readonly shown = new Map<string, Set<HTMLElement>>();
  private readonly follow = ({ keysChanged }: Y.YMapEvent<unknown>) => {
    for (const id of keysChanged) for (const element of this.shown.get(id) ?? []) element.textContent = this.of(id);
  };

  constructor(private readonly names: Y.Map<unknown>) {
    names.observe(this.follow);
  }

  has(id: string): boolean {
    return this.names.has(id);
  }

  of(id: string): string {
    const name = this.names.get(id);
    return typeof name === 'string' && name.trim() !== '' ? name : UNNAMED_SPEAKER;
  }

  /** Returns all speakers, sorted by name. */
  all(): { id: string; name: string }[] {
    return [...this.names.keys()]
      .map((id) => ({ id, name: this.of(id) }))
      .sort((one, other) => one.name.localeCompare(other.name));
  }

  /** Returns the id of a speaker by name; adds a new one if necessary. */
  idOf(name: string): string {
    const wanted = name.trim().slice(0, LONGEST_NAME);
    const known = this.all().find((one) => one.name === wanted);
    const id = known?.id ?? crypto.randomUUID();
    if (!known) this.names.set(id, wanted);
    return id;
  }

  rename(id: string, name: string): void {
    const wanted = name.trim().slice(0, LONGEST_NAME);
    if (wanted !== '' && wanted !== this.names.get(id)) this.names.set(id, wanted);
  }

  /** Keeps an element's text equal to a speaker's name. Returns a function that stops it. */
  show(id: string | null, element: HTMLElement): () => void {
    element.textContent = id === null ? NOBODY : this.of(id);
    if (id === null) return () => {};
    const elements = this.shown.get(id) ?? new Set();
    this.shown.set(id, elements.add(element));
    return () => elements.delete(element);
  }

  close(): void {
    this.names.unobserve(this.follow);
  }
}
