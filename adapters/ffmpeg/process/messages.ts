import type { RefusalCode } from '@evident/domain/kernel';
import type { PicturePlan, Rendition, Span } from '@evident/domain/media';

import type { RenderJob } from '../tasks/render.ts';

/** A task of a media process. Paths are absolute. */
export type MediaTask =
  | { readonly what: 'probe'; readonly path: string }
  | { readonly what: 'silences'; readonly path: string }
  | { readonly what: 'audioPiece'; readonly path: string; readonly span: Span; readonly target: string }
  | { readonly what: 'measure'; readonly path: string; readonly durationMs: number }
  | {
      readonly what: 'audio';
      readonly path: string;
      readonly target: string;
      readonly durationMs: number;
      readonly gainDb: number;
    }
  | {
      readonly what: 'pictures';
      readonly path: string;
      readonly folder: string;
      readonly plan: PicturePlan;
      readonly threads: number;
    }
  | {
      readonly what: 'rendition';
      readonly path: string;
      readonly target: string;
      readonly durationMs: number;
      readonly rendition: Rendition;
      readonly threads: number;
    }
  | ({ readonly what: 'render' } & RenderJob);

/**
 * Reports of a media process: seconds that are done, then the last message: its result, a refusal, or an error of the file or
 * of the machine.
 */
export type MediaReport =
  | { readonly seconds: number }
  | { readonly done: unknown }
  | { readonly refused: { readonly code: RefusalCode; readonly title: string; readonly advice?: string } }
  | { readonly failed: { readonly by: 'file' | 'machine'; readonly message: string } };
