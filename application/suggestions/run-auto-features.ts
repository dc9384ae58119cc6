import { Refusal, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type AutoFeature, type AutoModes, modesOf } from '@evident/domain/suggestions';
import type { DocumentStore } from '../content/index.ts';
import type { Turn, Worker } from '../jobs/index.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AutoFeatureRunner } from './auto-feature-runner.ts';
import type { AutoFeaturesStore } from './auto-features-store.ts';
import type { AutoFeaturesTurn } from './when-text-arrived.ts';

/** Shorter texts, such as answers to a survey, are left alone (decided). In code points. */
const LONG_ENOUGH = 1500;
/** Personal data first; what may wait for a model last. */
const ORDER = ['Redact', 'Highlights', 'Tags', 'Summarize'] as const satisfies readonly AutoFeature[];

interface Stores {
  readonly autoFeatures: AutoFeaturesStore;
  readonly documents: DocumentStore;
}

/** Carries out the automatic features for a note. Repeating it after it was interrupted doubles nothing. */
export class RunAutoFeatures implements Worker<AutoFeaturesTurn> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly runners: () => readonly AutoFeatureRunner[],
  ) {}

  /** @throws the first error of a feature, after the others ran */
  async run({ payload: { teamId, noteId, by } }: Pick<Turn<AutoFeaturesTurn>, 'payload'>): Promise<void> {
    const found = await this.work.prepare(teamId, (stores) => this.found(stores, noteId, by));
    if (!found) return;
    const failures: unknown[] = [];
    for (const feature of ORDER) {
      const mode = found.modes[feature];
      if (mode === 'Off') continue;
      for (const runner of this.runners().filter((one) => one.feature === feature))
        // A refusal: the note was archived or deleted meanwhile, or the member lost access.
        await runner.run(found.actor, noteId, mode).catch((error: unknown) => {
          if (!(error instanceof Refusal)) failures.push(error);
        });
    }
    if (failures.length > 0) throw failures[0];
  }

  private async found(
    { autoFeatures, documents }: Stores,
    noteId: Uuid,
    by: Uuid,
  ): Promise<{ actor: Actor; modes: AutoModes } | null> {
    const owner = await documents.owner(noteId);
    const actor = await autoFeatures.memberNow(by);
    if (owner?.kind !== 'note' || !actor || ((await autoFeatures.lengthOf(noteId)) ?? 0) < LONG_ENOUGH) return null;
    const workspace = await autoFeatures.chosen(null);
    return { actor, modes: modesOf(workspace.modes, (await autoFeatures.chosen(owner.projectId)).modes) };
  }
}
