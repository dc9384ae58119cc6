import type { Uuid } from '../kernel/index.ts';

/** In the order in which they are taken. */
export const RESEARCH_STEPS = ['PLAN', 'SEARCH', 'READ', 'GROUP', 'COUNTER', 'DRAFT'] as const;
export type ResearchStepKind = (typeof RESEARCH_STEPS)[number];

/** A sentence of a note. Steps hold places, never words, so that redacting a note leaves no copy. */
export interface Place {
  readonly noteId: Uuid;
  /** Code points of the plain text. */
  readonly start: number;
  readonly end: number;
  /** Number of its speaker among the participants of the note, from 0. */
  readonly voice: number;
}

export interface ChosenPlace extends Place {
  /** Nearness to the question, 0 to 1. */
  readonly score: number;
}

/** A sentence that may speak against a finding. */
export interface OpposingPlace extends ChosenPlace {
  /** Key of the group that it may speak against. */
  readonly group: string;
}

export interface PlaceGroup {
  readonly key: string;
  /** Whether it holds what fits into no other group. */
  readonly isRest: boolean;
  /** Nearest to the question first. */
  readonly places: readonly ChosenPlace[];
}

/** The task of a step. */
export type ResearchTask =
  | { readonly kind: 'PLAN' }
  | { readonly kind: 'SEARCH'; readonly query: string }
  | { readonly kind: 'READ'; readonly noteId: Uuid }
  | { readonly kind: 'GROUP' }
  | { readonly kind: 'COUNTER'; readonly searches: number }
  | { readonly kind: 'DRAFT' };

/** The result of a step. */
export type ResearchStep =
  | { readonly kind: 'PLAN'; readonly queries: readonly string[] }
  | {
      readonly kind: 'SEARCH';
      readonly query: string;
      /** The notes it found, best first. */
      readonly noteIds: readonly Uuid[];
      /** Words of the query that occur nowhere that the member can see. */
      readonly missing: readonly string[];
    }
  | {
      readonly kind: 'READ';
      readonly noteId: Uuid;
      readonly sentences: number;
      /** Participants; 0 if the note has no speakers. */
      readonly voices: number;
      readonly places: readonly ChosenPlace[];
    }
  | { readonly kind: 'GROUP'; readonly groups: readonly PlaceGroup[] }
  | { readonly kind: 'COUNTER'; readonly searches: number; readonly places: readonly OpposingPlace[] }
  | { readonly kind: 'DRAFT'; readonly sentences: number; readonly tokens: number };

export type StepOf<Kind extends ResearchStepKind> = Extract<ResearchStep, { kind: Kind }>;

export const stepsOf = <Kind extends ResearchStepKind>(steps: readonly ResearchStep[], kind: Kind): StepOf<Kind>[] =>
  steps.filter((step): step is StepOf<Kind> => step.kind === kind);
