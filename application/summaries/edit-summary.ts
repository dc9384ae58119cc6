import { newAiText } from '@evident/domain/evidence';
import { refuse, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { editedContent, type SummarySectionText, withContributor } from '@evident/domain/summaries';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { carryOutUndoably, type ChangingSummaryStores, summaryToChange } from './carry-out.ts';

/**
 * Changes the text of a summary by hand. Sentences that stay alike keep their citations. `expected` is the version the actor has
 * seen. Returns the undo id.
 */
export class EditSummary extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly summaryId: Uuid,
    readonly sections: readonly SummarySectionText[],
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class EditSummaryHandler implements Handler<EditSummary> {
  constructor(
    private readonly work: UnitOfWork<ChangingSummaryStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, summaryId, sections, expected }: EditSummary): Promise<Uuid> {
    const { ids, clock } = this;
    return this.work.perform(actor.teamId, async (stores) => {
      // A redaction or erasure changes the version of the summary. None begins until the text is stored.
      await stores.aiTexts.hold();
      const before = await summaryToChange(stores, actor, summaryId);
      refuseOverwriting(before, expected);
      const text = await stores.aiTexts.find(before.editedTextId ?? before.textId);
      if (text?.state !== 'DONE')
        refuse('InvalidOperation', 'The summary has no text yet', 'Wait until it is written.');
      const content = editedContent(text.content, sections);
      if (content.sections.length === 0)
        refuse('UnprocessableContent', 'The summary would have no text', 'Delete the summary instead.');
      const now = clock.now();
      const id = ids.newId();
      await stores.aiTexts.create({
        ...newAiText({ ...text, id, createdBy: actor.userId, now }),
        state: 'DONE',
        method: text.method,
        model: text.model,
        content,
      });
      const after = {
        ...before,
        editedTextId: id,
        editedBy: actor.userId,
        contributors: withContributor(before.contributors, actor.userId),
        updatedAt: now,
      };
      return carryOutUndoably(stores, actor, 'Edited a summary', { before, after });
    });
  }
}
