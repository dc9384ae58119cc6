import type { AreaToDraw, DocumentTools } from './document-tools.ts';

/** Pictures that are kept in memory. */
const KEPT = 100;

/** Draws areas one after the other, and keeps the last ones. Stored bytes never change, so pictures stay correct. */
export class AreaPictures {
  private readonly drawn = new Map<string, Promise<Uint8Array | null>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly tools: Pick<DocumentTools, 'picture'>) {}

  /** Resolves to a PNG; null if the area cannot be drawn. */
  of(area: AreaToDraw): Promise<Uint8Array | null> {
    const key = JSON.stringify([area.key, area.areas]);
    const picture = this.drawn.get(key) ?? this.draw(area);
    this.drawn.delete(key);
    this.drawn.set(key, picture);
    picture.catch(() => this.drawn.delete(key));
    const [oldest] = this.drawn.keys();
    if (this.drawn.size > KEPT && oldest !== undefined) this.drawn.delete(oldest);
    return picture;
  }

  private draw(area: AreaToDraw): Promise<Uint8Array | null> {
    const picture = this.last.then(() => this.tools.picture(area, new AbortController().signal));
    this.last = picture.catch(() => undefined);
    return picture;
  }
}
