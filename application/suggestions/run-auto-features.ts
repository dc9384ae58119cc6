import { Refusal, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type AutoModes, type NoteSuggestionKind, type Suggestion, modesOf } from '@evident/domain/suggestions';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AutoFeaturesStore } from './auto-features-store.ts';
import { DecideSuggestions, type DecideSuggestionsHandler } from './decide-suggestions.ts';
import { CERTAIN } from './proposals.ts';
import type { SuggestingStores } from './read-note.ts';
import { type SuggestingPorts, suggestForNote } from './suggest-for-note.ts';

/** Shorter texts, such as answers to a survey, are left alone (decided). In code points. */
const LONG_ENOUGH = 1500;

type Stores = SuggestingStores & { autoFeatures: AutoFeaturesStore };

/** Carries out the automatic features for a note. Repeating it after it was interrupted doubles nothing. */
export class AutoFeaturesRunner {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly ports: SuggestingPorts,
    private readonly decide: Pick<DecideSuggestionsHandler, 'execute'>,
  ) {}

  async run(teamId: Uuid, noteId: Uuid, by: Uuid): Promise<void> {
    const found = await this.work.prepare(teamId, ({ autoFeatures, documents }) =>
      this.found({ autoFeatures, documents }, noteId, by),
    );
    if (!found) return;
    const { actor, modes } = found;
    await ignoringRefusals(async () => {
      await this.one(actor, noteId, 'REDACTION', modes.Redact, ({ reason }) => CERTAIN.includes(reason));
      await this.one(actor, noteId, 'HIGHLIGHT', modes.Highlights, () => true);
      if (modes.Highlights === 'On') await this.one(actor, noteId, 'TAG', modes.Tags, () => true);
    });
  }

  private async found(
    { autoFeatures, documents }: Pick<Stores, 'autoFeatures' | 'documents'>,
    noteId: Uuid,
    by: Uuid,
  ): Promise<{ actor: Actor; modes: AutoModes } | null> {
    const owner = await documents.owner(noteId);
    const actor = await autoFeatures.memberNow(by);
    if (owner?.kind !== 'note' || !actor || ((await autoFeatures.lengthOf(noteId)) ?? 0) < LONG_ENOUGH) return null;
    const workspace = await autoFeatures.chosen(null);
    return { actor, modes: modesOf(workspace.modes, (await autoFeatures.chosen(owner.projectId)).modes) };
  }

  /** Off: nothing. Suggest: suggestions. On: those that are certain are accepted. */
  private async one(
    actor: Actor,
    noteId: Uuid,
    kind: NoteSuggestionKind,
    mode: AutoModes['Tags'],
    isCertain: (suggestion: Suggestion) => boolean,
  ): Promise<void> {
    if (mode === 'Off') return;
    await suggestForNote(this.ports, actor, noteId, kind);
    if (mode === 'Suggest') return;
    const open = await this.work.prepare(actor.teamId, async ({ suggestions }) =>
      (await suggestions.ofNote(noteId)).filter((one) => one.kind === kind && one.state === 'OPEN' && isCertain(one)),
    );
    if (open.length === 0) return;
    const suggestionIds = open.map(({ id }) => id);
    await this.decide.execute(new DecideSuggestions(actor, noteId, { outcome: 'Accepted', suggestionIds }));
  }
}

/** The note was archived or deleted meanwhile, or the member lost access. */
async function ignoringRefusals(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
