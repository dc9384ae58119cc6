import type { CitationType } from '../evidence/index.ts';
import { AI_USER_ID } from '../filters/index.ts';
import type { Limit, Uuid } from '../kernel/index.ts';
import type { SummaryFramework } from './frameworks.ts';

/** Objects with summaries. FILTER: the highlights of a project under a filter. */
export const SUMMARY_TARGETS = ['FILTER', 'INSIGHT', 'NOTE', 'PROJECT', 'TAG'] as const;
export type SummaryTargetType = (typeof SUMMARY_TARGETS)[number];

/** Specification, document 001, section 3. `chapter`: sections with times; `streaming`: over several items, whose quotes name them. */
export const SUMMARY_KINDS = ['chapter', 'paragraph', 'streaming'] as const;
export type SummaryKind = (typeof SUMMARY_KINDS)[number];

export interface SummaryTarget {
  readonly type: SummaryTargetType;
  /** Of a filter: the project. */
  readonly id: Uuid;
  /** The filter as text, see {@link filterText}; null for other targets. */
  readonly filter: string | null;
}

/** Which highlights are summarized: both forms must hold. */
export interface SummarizedFilter {
  /** Filter form as JSON. */
  readonly filter: string;
  readonly within?: string | undefined;
}

/** A filter as one text, by which its summaries are found: the form, or a list of both. */
export const filterText = ({ filter, within }: SummarizedFilter): string =>
  within === undefined ? filter : JSON.stringify([filter, within]);

export function filterOfText(text: string): SummarizedFilter {
  if (!text.startsWith('[')) return { filter: text };
  const [filter = '', within] = JSON.parse(text) as string[];
  return { filter, within };
}

/** A source as it was when the summary was written. */
export interface SummarizedSource {
  readonly type: CitationType;
  readonly id: Uuid;
  /** Of its text. */
  readonly digest: string;
}

/** A summary of an object. Its text is a generated text; an edited one is kept next to it. */
export interface Summary {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly projectId: Uuid;
  readonly targetType: SummaryTargetType;
  readonly targetId: Uuid;
  readonly filter: string | null;
  readonly kind: SummaryKind;
  readonly framework: SummaryFramework;
  /** Instruction of a member; only for CustomPrompt. */
  readonly prompt: string | null;
  /** BCP 47 tag; null for that of the sources. */
  readonly language: string | null;
  readonly textId: Uuid;
  /** The text as a member edited it; null as long as it is as written. */
  readonly editedTextId: Uuid | null;
  readonly editedBy: Uuid | null;
  readonly sources: readonly SummarizedSource[];
  /** Members who generated or edited it, in order of their first contribution. */
  readonly contributors: readonly Uuid[];
  readonly createdBy: Uuid;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

/** Summaries of one object at most. */
const SUMMARIES_MAX = 50;
export const SUMMARY_LIMIT: Limit = {
  most: SUMMARIES_MAX,
  title: `There are ${SUMMARIES_MAX} summaries already`,
  advice: 'Delete some of them first.',
};
/** Words below which there is not enough content to summarize (decided). */
export const SUMMARY_WORDS_MIN = 20;

export function kindOf({ type }: Pick<SummaryTarget, 'type'>, framework: SummaryFramework): SummaryKind {
  if (type !== 'NOTE' && type !== 'INSIGHT') return 'streaming';
  return framework === 'Chronological' ? 'chapter' : 'paragraph';
}

interface NewFacts extends Pick<Summary, 'id' | 'teamId' | 'projectId' | 'textId' | 'createdBy'> {
  readonly prompt?: string | null;
  readonly now: Date;
}

/** A summary whose text is not written yet. A member who starts it is its first contributor. */
export const newSummaryOf = (
  { type, id: targetId, filter }: SummaryTarget,
  { framework, language }: Pick<Summary, 'framework' | 'language'>,
  { prompt = null, now, ...facts }: NewFacts,
): Summary => ({
  ...facts,
  targetType: type,
  targetId,
  filter,
  kind: kindOf({ type }, framework),
  framework,
  prompt,
  language,
  editedTextId: null,
  editedBy: null,
  sources: [],
  contributors: facts.createdBy === AI_USER_ID ? [] : [facts.createdBy],
  createdAt: now,
  updatedAt: now,
  version: 1,
});

export const withContributor = (contributors: readonly Uuid[], memberId: Uuid): Uuid[] => [
  ...new Set([...contributors, memberId]),
];
