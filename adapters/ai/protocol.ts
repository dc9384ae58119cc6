import type { ModelRequest, ModelUsage } from '@evident/application/ai/language-model';

/** A part of a streamed answer. */
export interface Piece {
  readonly text?: string;
  readonly usage?: Partial<ModelUsage>;
  /** The answer is complete; without it, a stream broke off. */
  readonly isEnd?: boolean;
  /** The answer ended at its limit of tokens. */
  readonly isCut?: boolean;
  /** The endpoint reports that it failed, in its own words. */
  readonly failure?: string;
}

/** A language of endpoints. */
export interface Protocol {
  /** Added to the configured URL. */
  readonly path: string;
  headers(key: string | undefined): Readonly<Record<string, string>>;
  /** Bodies for one request, best first. The next one is tried when the endpoint refuses one with 400 or 422. */
  bodies(model: string, request: ModelRequest): readonly object[];
  /** Reads one event of the stream. */
  piece(event: Readonly<Record<string, unknown>>): Piece;
  /** Reads an answer that is not streamed. */
  whole(answer: Readonly<Record<string, unknown>>): Piece;
}

/** A value inside of JSON; undefined where the path leads nowhere. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string | number, unknown>)[key] : undefined,
    value,
  );
}

export const textAt = (value: unknown, ...path: readonly (string | number)[]): string | undefined => {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : undefined;
};

export const numberAt = (value: unknown, ...path: readonly (string | number)[]): number | undefined => {
  const found = at(value, ...path);
  return typeof found === 'number' && found >= 0 ? Math.round(found) : undefined;
};
