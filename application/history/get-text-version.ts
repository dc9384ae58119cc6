import type { RichNode } from '@evident/domain/content';
import type { TextVersionView } from '@evident/domain/history';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Speakers } from '../content/index.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type HistoryStores, demandVersion } from './history-stores.ts';
import { viewsOf } from './version-views.ts';

export interface TextVersionReading {
  readonly version: TextVersionView;
  readonly content: RichNode;
  readonly speakers: Speakers;
  readonly text: string;
}

/** A version with its text. */
export class GetTextVersion extends Query<TextVersionReading> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly versionId: Uuid,
  ) {
    super();
  }
}

export class GetTextVersionHandler implements Handler<GetTextVersion> {
  constructor(private readonly work: UnitOfWork<HistoryStores>) {}

  execute({ actor, versionId }: GetTextVersion): Promise<TextVersionReading> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { version } = await demandVersion(stores, actor, versionId, 'read');
      const { content, speakers, text } = version;
      return { version: (await viewsOf(stores.versions, [version]))[0]!, content, speakers, text };
    });
  }
}
