import {
  type AiText,
  type EvidenceContent,
  NOT_ENOUGH_DATA,
  NO_CONTENT,
  type Source,
  isBeingWritten,
} from '@evident/domain/evidence';
import { Refusal, type Uuid } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AiTextStore } from './ai-text-store.ts';
import type { EvidenceWriter, WritingTask } from './evidence-writer.ts';
import { aiTextChanged } from './events.ts';
import { ModelUnavailable } from './language-model.ts';

export interface AiTextPorts {
  readonly work: UnitOfWork<{ aiTexts: AiTextStore; outbox: Outbox }>;
  readonly writer: EvidenceWriter;
  readonly clock: Clock;
}

/** Milliseconds between looks at the row: to store what was written, and to see whether it was canceled. */
const LOOK_MS = 400;

/**
 * Writes a stored text from nothing, and stores its sentences as they are verified. Called by jobs, also after the
 * process was killed. Does nothing if the text has ended. Read the sources after the text was created: if anything in
 * the workspace is redacted or erased between that and the end, nothing of them is stored.
 * @returns the text as it ended, to store what follows from it; null if it was canceled or had ended before
 * @throws any error that another try may avoid; {@link failAiText} ends the text after the last one
 */
export async function runAiText(
  ports: AiTextPorts,
  teamId: Uuid,
  textId: Uuid,
  { task, sources }: { readonly task: WritingTask; readonly sources: readonly Source[] },
  stopping: () => boolean,
): Promise<AiText | null> {
  const { work, writer, clock } = ports;
  const method = await writer.method(teamId);
  const begun = await work.perform(teamId, async ({ aiTexts, outbox }) => {
    const text = await aiTexts.lock(textId);
    if (!text || !isBeingWritten(text)) return 'ENDED';
    const isCurrent = await aiTexts.begin(textId, method === 'MODEL' ? 'MODEL' : 'EXTRACTED', sources, clock.now());
    await outbox.announce(aiTextChanged(text));
    return isCurrent ? 'BEGUN' : 'CHANGED';
  });
  if (begun === 'ENDED') return null;
  if (begun === 'CHANGED') throw new Error('Something was redacted since the sources were read; they are read again');
  const keeper = new Keeper(ports, teamId, textId, stopping);
  try {
    const written = await writer.write(teamId, task, sources, {
      signal: keeper.signal,
      onContent: (content) => keeper.keep(content),
    });
    await keeper.end();
    const { isEnough } = written;
    const finished = {
      ...written,
      content: isEnough ? written.content : NO_CONTENT,
      reason: isEnough ? (written.reason ?? null) : NOT_ENOUGH_DATA,
    };
    const stored = await work.perform(teamId, async ({ aiTexts, outbox }) => {
      if (!(await aiTexts.finish(textId, finished, clock.now()))) return null;
      const text = (await aiTexts.find(textId))!;
      await outbox.announce(aiTextChanged(text));
      return text;
    });
    if (stored === null) await failIfChanged(ports, teamId, textId);
    return stored;
  } catch (error) {
    await keeper.end();
    if (keeper.isCanceled) {
      await failIfChanged(ports, teamId, textId);
      return null;
    }
    const reason = reasonOf(error);
    if (stopping() || reason === null) throw error;
    await failAiText(ports, teamId, textId, reason);
    return null;
  }
}

/** Ends a text that is still WORKING, because something was redacted or erased while it was written. */
async function failIfChanged(ports: AiTextPorts, teamId: Uuid, textId: Uuid): Promise<void> {
  const text = await ports.work.perform(teamId, ({ aiTexts }) => aiTexts.find(textId));
  if (text?.state === 'WORKING')
    await failAiText(ports, teamId, textId, 'Its sources changed while it was written. Try again.');
}

/** Ends a text without content. */
export async function failAiText(
  { work, clock }: Omit<AiTextPorts, 'writer'>,
  teamId: Uuid,
  textId: Uuid,
  reason: string,
): Promise<void> {
  await work.perform(teamId, async ({ aiTexts, outbox }) => {
    if (!(await aiTexts.fail(textId, reason, clock.now()))) return;
    const text = await aiTexts.find(textId);
    if (text) await outbox.announce(aiTextChanged(text));
  });
}

/** Lets a failed text wait to be written again. Does nothing for others. */
export async function reopenAiText(
  { work, clock }: Omit<AiTextPorts, 'writer'>,
  teamId: Uuid,
  textId: Uuid,
): Promise<void> {
  await work.perform(teamId, async ({ aiTexts, outbox }) => {
    const text = await aiTexts.lock(textId);
    if (text?.state !== 'FAILED') return;
    await aiTexts.begin(textId, text.method, [], clock.now());
    await outbox.announce(aiTextChanged(text));
  });
}

/** One sentence for members; null for errors that they cannot understand. */
function reasonOf(error: unknown): string | null {
  if (error instanceof ModelUnavailable) return error.message;
  if (error instanceof Refusal) return [error.title, error.advice].filter(Boolean).join('. ');
  return null;
}

/** Stores what was written, and aborts once the text was canceled or the process stops. */
class Keeper {
  isCanceled = false;
  private readonly giving = new AbortController();
  private readonly looking: NodeJS.Timeout;
  private latest: EvidenceContent | null = null;
  private look: Promise<void> = Promise.resolve();
  private isLooking = false;

  constructor(
    private readonly ports: AiTextPorts,
    private readonly teamId: Uuid,
    private readonly textId: Uuid,
    private readonly stopping: () => boolean,
  ) {
    this.looking = setInterval(() => {
      if (this.isLooking) return;
      this.isLooking = true;
      // A failed look is ignored; the next one may succeed.
      this.look = this.once()
        .catch(() => undefined)
        .finally(() => (this.isLooking = false));
    }, LOOK_MS);
  }

  get signal(): AbortSignal {
    return this.giving.signal;
  }

  keep(content: EvidenceContent): void {
    this.latest = content;
  }

  async end(): Promise<void> {
    clearInterval(this.looking);
    await this.look;
  }

  private async once(): Promise<void> {
    if (this.stopping()) return this.giving.abort(new Error('The text is written again after the restart'));
    const content = this.latest;
    this.latest = null;
    const goesOn = await this.ports.work.perform(this.teamId, async ({ aiTexts }) =>
      content
        ? aiTexts.saveContent(this.textId, content, this.ports.clock.now())
        : (await aiTexts.find(this.textId))?.state === 'WORKING',
    );
    if (goesOn) return;
    this.isCanceled = true;
    this.giving.abort();
  }
}
