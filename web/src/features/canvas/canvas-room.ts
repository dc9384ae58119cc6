import { OpenDocuments } from '../../editor/open-documents.ts';
import { createStore, type Store } from '../../kernel/store.ts';
import { showToast } from '../../kernel/toasts.ts';
import { LiveCanvas, type Step } from './live-canvas.ts';

/** After so many refusals in a row, changes are requests. */
const TRIES = 5;

/**
 * A canvas that starts over after a refusal. Unsent changes are made again one by one, so that only the refused one is
 * lost.
 */
export class CanvasRoom {
  /** Null until the canvas is open and may be changed. */
  readonly live: Store<LiveCanvas | null> = createStore<LiveCanvas | null>(null);
  /** Counts the times that it started over. */
  readonly restarts: Store<number> = createStore(0);
  private canvas: LiveCanvas;
  private tries = 0;
  private stop = (): void => undefined;

  constructor(private readonly make: () => LiveCanvas) {
    this.canvas = make();
    this.watch([]);
  }

  settled = (): Promise<void> => this.canvas.settled();
  leave = (): void => this.canvas.leave();
  rejoin = (): void => this.canvas.rejoin();
  close(): void {
    this.stop();
    this.canvas.close();
  }

  /** @param steps to make again once the canvas is open */
  private watch(steps: readonly Step[]): void {
    const { opening } = this.canvas.live;
    let left = steps;
    const look = () => {
      const now = opening.get();
      if (now.as === 'refused' || (now.as === 'open' && !now.writable)) return this.startOver(now.reason, left);
      if (now.as === 'opening' || this.live.get() === this.canvas) return;
      this.live.set(this.canvas);
      void this.repeat(steps, (rest) => {
        left = rest;
      });
    };
    this.stop = opening.subscribe(look);
    look();
  }

  /** Waits for the server after each step. A refusal then concerns that step alone. */
  private async repeat(steps: readonly Step[], say: (rest: readonly Step[]) => void): Promise<void> {
    const { canvas } = this;
    for (const [at, step] of steps.entries()) {
      if (canvas !== this.canvas) return;
      say(steps.slice(at + 1));
      canvas.repeat(step);
      await canvas.settled();
    }
    if (canvas === this.canvas && steps.length > 0) this.tries = 0;
  }

  private startOver(reason: string | undefined, left: readonly Step[]): void {
    const unsent = this.canvas.unsent;
    this.stop();
    this.live.set(null);
    this.tries += 1;
    if (unsent.length === 1) tell(unsent[0]!, reason);
    if (this.tries >= TRIES) return;
    this.canvas.close();
    this.canvas = this.make();
    this.restarts.change((count) => count + 1);
    this.watch([...(unsent.length === 1 ? [] : unsent), ...left]);
  }
}

const tell = ({ label }: Step, reason = 'the server refused it'): unknown =>
  showToast({
    tone: 'danger',
    title: 'One change of the canvas was not accepted',
    message: `${label || 'Your last change'}: ${reason}. Your other changes are kept.`,
  });

/** Canvases of this page, and closed ones with unsaved changes. */
export const canvasRooms = new OpenDocuments((room) => new CanvasRoom(() => new LiveCanvas(room)));
