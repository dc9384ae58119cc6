import type { HighlightView } from '@evident/domain/highlights';
import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type CreatedReel, type NewReel, REEL_ITEMS_MAX, itemsOf } from '@evident/domain/reels';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import { newRow } from '../saved-things/index.ts';
import type { ReelReader } from './reel-reader.ts';
import { REELS, type ReelStores } from './reels.ts';

/** Makes a reel of the highlights of a source, or of chosen highlights. */
export class CreateReel extends Command<CreatedReel> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly wanted: NewReel,
  ) {
    super();
  }
}

interface Material {
  readonly projectId: Uuid;
  readonly title: string;
  readonly highlights: readonly HighlightView[];
  readonly asked: number;
}

/** So many highlights of a source are read to say how many were left out. */
const READ_MAX = 1000;

export class CreateReelHandler implements Handler<CreateReel> {
  constructor(
    private readonly work: UnitOfWork<Omit<ReelStores, 'undo'>>,
    private readonly reader: ReelReader,
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  async execute({ actor, wanted }: CreateReel): Promise<CreatedReel> {
    const { projectId, title, highlights, asked } = await this.material(actor, wanted);
    const items = itemsOf(highlights, projectId, () => this.ids.newId());
    const reel = {
      ...newRow(this, actor),
      projectId,
      title: wanted.title?.trim() || title,
      sourceType: wanted.source?.type ?? null,
      sourceId: wanted.source?.id ?? null,
      items,
      captions: true,
      createdBy: actor.userId,
    };
    await this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write', 'Reel');
      if (items.length === 0)
        refuse(
          'UnprocessableContent',
          'No highlight here has seconds of a recording',
          `Highlight timed words or moments first. A reel has at most ${REEL_ITEMS_MAX} highlights.`,
        );
      await REELS.create(stores, actor, reel);
    });
    return { id: reel.id, skipped: asked - items.length };
  }

  private async material(actor: Actor, { source, highlightIds }: NewReel): Promise<Material> {
    if ((source === undefined) === (highlightIds === undefined))
      refuse('ValidationError', 'Send either `source` or `highlightIds`');
    if (source) {
      const of = (await this.reader.source(actor, source)) ?? notFound('Source');
      const highlights = await this.reader.highlightsOf(actor, source, READ_MAX);
      return { ...of, highlights, asked: highlights.length };
    }
    const highlights = await this.reader.highlights(actor, highlightIds!);
    const first = highlights[0] ?? notFound('Highlights');
    return { projectId: first.projectId, title: first.projectTitle, highlights, asked: highlightIds!.length };
  }
}
