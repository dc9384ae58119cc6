import type { AiText, EvidenceContent, Source, WritingMethod } from '@evident/domain/evidence';
import type { Uuid } from '@evident/domain/kernel';

/** Generated texts of one team, inside a unit of work. */
export interface AiTextStore {
  /** The number of redactions and erasures so far. Ask before reading sources or texts; {@link demandUnchanged} compares it. */
  seen(): Promise<bigint>;
  /** Waits for redactions and erasures under way, and lets none begin before the unit of work ends. @returns their number */
  hold(): Promise<bigint>;
  /** Stores new texts with what they cite. Texts with content need {@link demandUnchanged} first. */
  create(...texts: readonly AiText[]): Promise<void>;
  /** Not locked. */
  find(textId: Uuid): Promise<AiText | null>;
  /** Locked until the unit of work ends. No redaction or erasure begins before. */
  lock(textId: Uuid): Promise<AiText | null>;
  /**
   * Starts to write: WORKING and empty. The text fails if one of these sources is redacted or erased meanwhile.
   * @returns false if something was redacted or erased since the text was created or begun: read the sources again
   */
  begin(textId: Uuid, method: WritingMethod, offered: readonly Source[], now: Date): Promise<boolean>;
  /** Stores the text so far. @returns false if it is no longer WORKING, or something was redacted or erased since: stop writing it */
  saveContent(textId: Uuid, content: EvidenceContent, now: Date): Promise<boolean>;
  /** Ends a text that is WORKING. @returns false if it is not, or if something was redacted or erased since */
  finish(textId: Uuid, written: FinishedText, now: Date): Promise<boolean>;
  /** Ends a text that is under way, without content. @returns false if it ended before */
  fail(textId: Uuid, reason: string, now: Date): Promise<boolean>;
  /** Ends a text that is under way; its verified sentences stay. @returns false if it ended before */
  cancel(textId: Uuid, now: Date): Promise<boolean>;
  remove(textIds: readonly Uuid[]): Promise<void>;
}

export interface FinishedText {
  readonly method: WritingMethod;
  readonly model: string | null;
  readonly content: EvidenceContent;
  readonly dropped: number;
  /** `NOT_ENOUGH_DATA`, or why it was extracted instead or cut; otherwise null. */
  readonly reason: string | null;
}
