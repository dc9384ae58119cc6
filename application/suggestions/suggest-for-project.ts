import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Suggestion, SUGGESTIONS_MAX, duplicateTags, keyOfPair } from '@evident/domain/suggestions';
import type { EvidenceWriter } from '../ai/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import type { TagStore } from '../tags/index.ts';
import { suggestionsChanged } from './events.ts';
import { refuseOff } from './refuse-off.ts';
import type { SuggestingStores } from './read-note.ts';
import type { TextVectors } from './text-vectors.ts';

/** Looks for duplicate tags in a project. Returns the number of new suggestions; it changes nothing else. */
export class SuggestForProject extends Command<number> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
  ) {
    super();
  }
}

type Needs = Pick<SuggestingStores, 'suggestions' | 'projectAccess' | 'outbox'> & { tags: TagStore };

export class SuggestForProjectHandler implements Handler<SuggestForProject> {
  constructor(
    private readonly work: UnitOfWork<Needs>,
    private readonly writer: Pick<EvidenceWriter, 'method'>,
    private readonly vectors: TextVectors,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, projectId }: SuggestForProject): Promise<number> {
    const { tags, counts } = await this.work.prepare(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write');
      return {
        tags: (await stores.tags.inProject(projectId)).tags,
        counts: await stores.suggestions.timesApplied(projectId),
      };
    });
    await refuseOff(this.writer, actor.teamId);
    const meanings = await this.vectors(
      tags.map(({ title }) => title),
      null,
    );
    const pairs = duplicateTags(
      tags.map(({ id, title }, at) => ({
        id,
        title,
        highlightCount: counts.get(id) ?? 0,
        vector: meanings[at]!,
      })),
    );
    return this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write');
      const made = await stores.suggestions.add(
        pairs.slice(0, SUGGESTIONS_MAX).map(({ keep, merge, reason }): Suggestion => ({
          id: this.ids.newId(),
          teamId: actor.teamId,
          projectId,
          noteId: null,
          highlightId: null,
          tagId: keep,
          otherTagId: merge,
          kind: 'DUPLICATE_TAG',
          state: 'OPEN',
          words: null,
          reason,
          tagIds: [],
          key: keyOfPair(keep, merge),
          model: null,
          resultId: null,
          createdAt: this.clock.now(),
          decidedBy: null,
          decidedAt: null,
        })),
      );
      if (made.length > 0) await stores.outbox.announce(suggestionsChanged(actor, { projectId, noteId: null }));
      return made.length;
    });
  }
}
