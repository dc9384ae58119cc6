import type { ChangeDelay } from '@evident/domain/events';
import type { Actor } from '@evident/domain/permissions';
import { memberWith, Query } from '../kernel/message.ts';
import { answeredBy } from '../kernel/answered-by.ts';

/** How late members learn of changes in their workspace. */
export class ReadChangeDelay extends Query<ChangeDelay> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export interface ChangeDelayReader {
  delayOf(actor: Actor): Promise<ChangeDelay>;
}

export const ReadChangeDelayHandler = answeredBy(({ actor }: ReadChangeDelay, reader: ChangeDelayReader) =>
  reader.delayOf(actor),
);
