import { NO_CONTENT } from '@evident/domain/evidence';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type WrapSummary, type WrapView, emergingThemes, wrapBlocks } from '@evident/domain/wraps';
import type { AiTextReader } from '../ai/index.ts';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { WrapReader } from './wrap-reader.ts';

/** Lists the wraps of a project, or of the workspace without one, newest first. */
export class ListWraps extends Query<Page<WrapSummary>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid | null,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListWrapsHandler = answeredBy(({ actor, projectId, page }: ListWraps, wraps: WrapReader) =>
  wraps.list(actor, projectId, page),
);

/** A wrap with the sentences, tags and figures of projects that the reader can see. */
export class GetWrap extends Query<WrapView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly wrapId: Uuid,
  ) {
    super();
  }
}

export const GetWrapHandler = answeredBy(
  async ({ actor, wrapId }: GetWrap, wraps: WrapReader, texts: AiTextReader): Promise<WrapView> => {
    const { aiTextId, ...wrap } = await found(wraps.wrap(actor, wrapId), 'Wrap not found');
    const period = { since: new Date(wrap.since), until: new Date(wrap.until) };
    const [[text], figures, counts] = await Promise.all([
      texts.read(actor, [aiTextId]),
      wraps.figures(actor, wrap.projectId, period),
      wraps.tagCounts(actor, wrap.projectId, period),
    ]);
    const shown = await found(Promise.resolve(text), 'Wrap not found');
    const blocks = wrapBlocks(wrap.title, shown.content ?? NO_CONTENT, emergingThemes(counts));
    return { ...wrap, ...figures, state: shown.state, text: shown, blocks };
  },
);
