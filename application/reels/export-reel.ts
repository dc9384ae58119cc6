import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type ReelFile,
  type ReelFormat,
  type ReelView,
  captionsOf,
  toEdl,
  toOtio,
  toSrt,
  toVtt,
} from '@evident/domain/reels';
import type { Addresses } from '../identity/index.ts';
import { found } from '../kernel/answered-by.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { TeamStore } from '../workspaces/index.ts';
import { wordsByItem } from './queries.ts';
import type { ReelReader } from './reel-reader.ts';

/** A reel as captions, or as an edit list for another program. */
export class ExportReel extends Query<{ name: string; text: string }> {
  static readonly requires = memberWith({ scope: 'read', access: 'read', exports: true });

  constructor(
    readonly actor: Actor,
    readonly reelId: Uuid,
    readonly format: ReelFormat,
  ) {
    super();
  }
}

export class ExportReelHandler implements Handler<ExportReel> {
  constructor(
    private readonly work: UnitOfWork<{ teams: Pick<TeamStore, 'find'> }>,
    private readonly reels: ReelReader,
    private readonly addresses: Addresses,
  ) {}

  async execute({ actor, reelId, format }: ExportReel): Promise<{ name: string; text: string }> {
    const reel = await found(this.reels.reel(actor, reelId), 'Reel not found');
    return { name: `${reel.title || 'Reel'}.${format}`, text: await this.text(actor, reel, format) };
  }

  private async text(actor: Actor, reel: ReelView, format: ReelFormat): Promise<string> {
    if (format === 'otio') return toOtio(reel, await this.files(actor, reel));
    if (format === 'edl') return toEdl(reel, await this.files(actor, reel));
    const captions = captionsOf(reel.items, await wordsByItem(this.reels, actor, reel.items));
    return format === 'vtt' ? toVtt(captions) : toSrt(captions);
  }

  private async files(actor: Actor, { items }: ReelView): Promise<Map<Uuid, ReelFile>> {
    const team = await this.work.perform(actor.teamId, ({ teams }) => teams.find(actor.teamId));
    const { subdomain } = team ?? notFound('Workspace');
    const files = await this.reels.files(actor, [...new Set(items.map(({ fileId }) => fileId))]);
    return new Map(
      files.map((file) => [file.id, { ...file, url: this.addresses.workspace(subdomain, `/f/${file.id}`) }]),
    );
  }
}
