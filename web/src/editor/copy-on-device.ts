import type * as Y from 'yjs';
import type { KeptDocument } from './kept-document.ts';

/** Opens the copy of a document; null where this browser keeps nothing. */
export type OpenKept = (doc: Y.Doc) => Promise<KeptDocument | null>;

/**
 * The copy of an open document on this device. Opening the copy can take longer than loading the document. Until then,
 * edits are kept in memory.
 */
export class CopyOnDevice {
  private kept: KeptDocument | null = null;
  /** A copy whose edits were refused. They may be accepted later, such as after a note was restored. */
  private refused: KeptDocument | null = null;
  /** Updates before the copy was open; null from then on. */
  private early: { update: Uint8Array; own: boolean }[] | null = [];
  private writable: boolean | undefined;
  private leavingFor: string | undefined;

  /** Calls `begin` with the copy before anything else is written to it, or with null where there is none. */
  constructor(open: Promise<KeptDocument | null>, begin: (kept: KeptDocument | null) => void) {
    void open.then((kept) => this.begin(kept, begin));
  }

  /** Whether edits survive a reload. */
  get isKept(): boolean {
    return this.kept?.isKept ?? false;
  }

  add(update: Uint8Array, own: boolean): void {
    this.early?.push({ update, own });
    this.kept?.add(update, own);
  }

  /** Called when the server has stored all own edits on this page. */
  sent(): void {
    this.early = this.early && this.early.map(({ update }) => ({ update, own: false }));
    this.kept?.sent();
    void this.refused?.accepted();
  }

  /** Called when the server has said whether the member may write. */
  allow(writable: boolean): void {
    this.writable = writable;
    this.kept?.allow(writable);
  }

  /** Removes the copy, except words that the server did not store. */
  letGo(reason: string): void {
    this.leavingFor ??= reason;
    if (!this.kept) return;
    this.refused = this.kept;
    this.kept = null;
    void this.refused.forget(reason);
  }

  readonly flush = (): void => void this.kept?.flush();

  close(): void {
    void this.kept?.compact();
  }

  private begin(kept: KeptDocument | null, begin: (kept: KeptDocument | null) => void): void {
    const early = this.early ?? [];
    this.early = null;
    this.kept = kept;
    begin(kept);
    if (!kept) return;
    for (const { update, own } of early) kept.add(update, own);
    if (this.writable !== undefined) kept.allow(this.writable);
    if (this.leavingFor !== undefined) this.letGo(this.leavingFor);
  }
}
