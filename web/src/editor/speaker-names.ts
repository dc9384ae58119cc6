import type * as Y from 'yjs';

/** The names of a document's speakers, and every place on the screen that shows one. A rename is one write; the screen follows by itself. */
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
    return typeof name === 'string' && name.trim() !== '' ? name : 'Unknown speaker';
  }

  rename(id: string, name: string): void {
    const wanted = name.trim().slice(0, 200);
    if (wanted !== '' && wanted !== this.names.get(id)) this.names.set(id, wanted);
  }

  /** Keeps an element showing a speaker's name; returns the end of that. */
  show(id: string | null, element: HTMLElement): () => void {
    element.textContent = id === null ? '' : this.of(id);
    if (id === null) return () => {};
    const elements = this.shown.get(id) ?? new Set();
    this.shown.set(id, elements.add(element));
    return () => elements.delete(element);
  }

  close(): void {
    this.names.unobserve(this.follow);
  }
}
