/** Kept open until the server has stored everything. */
interface Closable {
  settled(): Promise<void>;
  leave(): void;
  rejoin(): void;
  close(): void;
}

/** Documents on screen, and closed ones with unsaved edits. Screens of the same document share one instance. */
export class OpenDocuments<Document extends Closable> {
  private readonly open = new Map<string, { readonly document: Document; shown: number }>();

  constructor(private readonly make: (id: string) => Document) {}

  show(id: string): Document {
    const known = this.open.get(id);
    if (known?.shown === 0) known.document.rejoin();
    const one = known ?? { document: this.make(id), shown: 0 };
    one.shown += 1;
    this.open.set(id, one);
    return one.document;
  }

  /** A document that is open; undefined otherwise. */
  known(id: string): Document | undefined {
    return this.open.get(id)?.document;
  }

  /** Closes the document once no screen shows it and all edits are stored or refused. */
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
