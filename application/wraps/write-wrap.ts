import { isBeingWritten, NOT_ENOUGH_DATA } from '@evident/domain/evidence';
import type { Uuid } from '@evident/domain/kernel';
import { type Wrap, type WrapPart, composedWrap } from '@evident/domain/wraps';
import { aiTextChanged, type AiTextPorts, failAiText, reopenAiText, runAiText } from '../ai/index.ts';
import type { Turn, VisibleWorker } from '../jobs/index.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { wrapFinished } from './events.ts';
import type { WrapStores } from './request-wraps.ts';
import type { WrapTurn } from './when-wrap-requested.ts';
import { type Extract, wrapTask } from './wrap-task.ts';

const UNWRITTEN = 'The text could not be written. Try again.';

/** Writes the text of a wrap. Started again after a kill, it continues with the first project that is not written. */
export class WrapWriter implements VisibleWorker<WrapTurn> {
  constructor(
    private readonly work: UnitOfWork<WrapStores>,
    private readonly texts: AiTextPorts,
    private readonly extract: Extract,
  ) {}

  async run(turn: Turn<WrapTurn>): Promise<void> {
    const { teamId, wrapId } = turn.payload;
    const found = await this.work.perform(teamId, async ({ wraps }) => ({
      wrap: await wraps.find(wrapId),
      parts: await wraps.partsOf(wrapId),
    }));
    if (!found.wrap) return;
    const failed = await this.failing(found.wrap, turn, async () => {
      if (found.wrap!.projectId !== null) return this.writeProject(found.wrap!, turn);
      for (const part of found.parts) await this.failing(part, turn, () => this.writeProject(part, turn));
      await this.compose(found.wrap!);
    });
    if (failed) throw failed;
  }

  async giveUp({ teamId, wrapId }: WrapTurn, reason = UNWRITTEN): Promise<void> {
    for (const wrap of await this.withParts(teamId, wrapId)) {
      const text = await this.work.perform(teamId, ({ aiTexts }) => aiTexts.find(wrap.aiTextId));
      if (!text || !isBeingWritten(text)) continue;
      await failAiText(this.texts, teamId, wrap.aiTextId, reason);
      await this.finished(wrap);
    }
  }

  async startAgain({ teamId, wrapId }: WrapTurn): Promise<void> {
    for (const { aiTextId } of await this.withParts(teamId, wrapId)) await reopenAiText(this.texts, teamId, aiTextId);
  }

  private withParts(teamId: Uuid, wrapId: Uuid): Promise<Wrap[]> {
    return this.work.perform(teamId, async ({ wraps }) => {
      const wrap = await wraps.find(wrapId);
      return wrap ? [...(await wraps.partsOf(wrapId)), wrap] : [];
    });
  }

  /** Ends the text of a wrap whose last try fails; the job is told so. */
  private async failing(wrap: Wrap, turn: Turn<WrapTurn>, write: () => Promise<void>): Promise<Error | null> {
    try {
      await write();
      return null;
    } catch (error) {
      if (!turn.last || turn.stopping()) throw error;
      await failAiText(this.texts, wrap.teamId, wrap.aiTextId, UNWRITTEN);
      await this.finished(wrap);
      return error as Error;
    }
  }

  private async writeProject(wrap: Wrap, { stopping }: Turn<WrapTurn>): Promise<void> {
    const { teamId, aiTextId, projectId } = wrap;
    const open = await this.work.perform(teamId, ({ aiTexts }) => aiTexts.find(aiTextId));
    if (!open || !isBeingWritten(open)) return;
    const material = await this.work.perform(teamId, ({ wraps }) => wrapTask(wraps, wrap, projectId!, this.extract));
    await runAiText(this.texts, teamId, aiTextId, material, stopping);
    await this.finished(wrap);
  }

  private finished(wrap: Wrap): Promise<void> {
    return this.work.perform(wrap.teamId, ({ outbox }) => outbox.announce(wrapFinished(wrap)));
  }

  private async compose(wrap: Wrap): Promise<void> {
    const now = this.texts.clock.now();
    await this.work.perform(wrap.teamId, async ({ wraps, aiTexts, outbox }) => {
      const text = await aiTexts.lock(wrap.aiTextId);
      if (!text || !isBeingWritten(text)) return;
      const parts: WrapPart[] = [];
      let model: string | null = null;
      let fault: string | null = null;
      for (const part of await wraps.partsOf(wrap.id)) {
        const written = await aiTexts.find(part.aiTextId);
        const title = (await wraps.projectTitle(part.projectId!)) ?? '';
        if (written?.state === 'DONE') parts.push({ projectId: part.projectId!, title, content: written.content });
        model ??= written?.model ?? null;
        if (written && written.reason !== NOT_ENOUGH_DATA) fault ??= written.reason;
      }
      const content = composedWrap(parts);
      const method = model === null ? 'EXTRACTED' : 'MODEL';
      const reason = content.sections.length > 0 ? fault : NOT_ENOUGH_DATA;
      await aiTexts.begin(text.id, method, [], now);
      await aiTexts.finish(text.id, { method, model, content, dropped: 0, reason }, now);
      await outbox.announce(aiTextChanged(text), wrapFinished(wrap));
    });
  }
}
