import { type Uuid, notFound } from '@evident/domain/kernel';
import type { DeletedNote, RetentionRunView } from '@evident/domain/retention';
import { answeredBy } from '../kernel/answered-by.ts';
import { queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { RetentionStore } from './retention-store.ts';
import { viewRuns } from './views.ts';

type Reads = UnitOfWork<{ retention: RetentionStore }>;

const NOTES_AT_ONCE = 1_000;

export interface RetentionReceipt {
  readonly run: RetentionRunView;
  readonly rules: unknown;
  readonly pieces: AsyncIterable<readonly DeletedNote[]>;
}

/** Reads the receipt of a run: each note of which the words were deleted. */
export class GetRetentionReceipt extends queryWith({ scope: 'read', role: 'admin' })<
  { runId: Uuid },
  RetentionReceipt
> {}
export const GetRetentionReceiptHandler = answeredBy(
  async ({ actor, runId }: GetRetentionReceipt, work: Reads): Promise<RetentionReceipt> => {
    const [run, rules] = await work.perform(actor.teamId, async ({ retention }) => {
      const found = (await retention.run(runId)) ?? notFound('Run');
      return [(await viewRuns(retention, [found]))[0]!, found.rules];
    });
    return { run, rules, pieces: piecesOf(work, actor.teamId, runId) };
  },
);

async function* piecesOf(work: Reads, teamId: Uuid, runId: Uuid): AsyncIterable<readonly DeletedNote[]> {
  let notes: readonly DeletedNote[];
  let after: Uuid | null = null;
  do {
    const from: Uuid | null = after;
    notes = await work.perform(teamId, ({ retention }) => retention.deletedIn(runId, from, NOTES_AT_ONCE));
    yield notes;
    after = notes.at(-1)?.noteId ?? null;
  } while (notes.length === NOTES_AT_ONCE);
}
