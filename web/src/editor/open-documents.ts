/** What is kept open until the server has all of it. */
interface Closable {
  settled(): Promise<void>;
  leave(): void;
  comeBack(): void;
  close(): void;
}

/** The documents that are shown, and those that were left while the server lacked something of them. Each is open once, however many screens show it. */
export class OpenDocuments<Document extends Closable> {
  private readonly open = new Map<string, { readonly document: Document; shown: number }>();

  constructor(private readonly make: (id: string) => Document) {}

  show(id: string): Document {
    const known = this.open.get(id);
    if (known?.shown === 0) known.document.comeBack();
    const one = known ?? { document: this.make(id), shown: 0 };
    one.shown += 1;
    this.open.set(id, one);
    return one.document;
  }

  /** Closes it once nobody looks at it and everything typed in it is kept, or refused for good. */
  async leave(id: string): Promise<void> {
    const one = this.open.get(id);
    if (!one) return;
    one.shown -= 1;
    if (one.shown > 0) return;
    one.document.leave();
    await one.document.settled();
    if (one.shown > 0 || this.open.get(id) !== one) return;
    this.open.delete(id);
    one.document.close();
  }
}
