import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AutoFeature, AutoMode, NoteSuggestionKind, Suggestion } from '@evident/domain/suggestions';
import type { AutoFeatureRunner } from './auto-feature-runner.ts';
import { DecideSuggestions, type DecideSuggestionsHandler } from './decide-suggestions.ts';
import { CERTAIN } from './proposals.ts';
import { type SuggestingPorts, suggestForNote } from './suggest-for-note.ts';

type Decide = Pick<DecideSuggestionsHandler, 'execute'>;

/** Suggest: suggestions. On: those that are certain are accepted too. */
abstract class AutoSuggest implements AutoFeatureRunner {
  abstract readonly feature: AutoFeature;
  protected abstract readonly kind: NoteSuggestionKind;

  constructor(
    private readonly ports: SuggestingPorts,
    private readonly decide: Decide,
  ) {}

  protected isCertain(_suggestion: Suggestion): boolean {
    return true;
  }

  async run(actor: Actor, noteId: Uuid, mode: Exclude<AutoMode, 'Off'>): Promise<void> {
    await suggestForNote(this.ports, actor, noteId, this.kind);
    if (mode === 'Suggest') return;
    const open = await this.ports.work.prepare(actor.teamId, async ({ suggestions }) =>
      (await suggestions.ofNote(noteId)).filter(
        (one) => one.kind === this.kind && one.state === 'OPEN' && this.isCertain(one),
      ),
    );
    if (open.length === 0) return;
    const suggestionIds = open.map(({ id }) => id);
    await this.decide.execute(new DecideSuggestions(actor, noteId, { outcome: 'Accepted', suggestionIds }));
  }
}

/** Plans redactions of what is certainly personal data; names stay suggestions. */
export class AutoRedact extends AutoSuggest {
  readonly feature = 'Redact';
  protected readonly kind = 'REDACTION';

  protected override isCertain({ reason }: Suggestion): boolean {
    return CERTAIN.includes(reason);
  }
}

/** Highlights key passages, with the tags of similar highlights. */
export class AutoHighlight extends AutoSuggest {
  readonly feature = 'Highlights';
  protected readonly kind = 'HIGHLIGHT';
}

/** Tags the highlights of the note that have no tags. */
export class AutoTag extends AutoSuggest {
  readonly feature = 'Tags';
  protected readonly kind = 'TAG';
}
