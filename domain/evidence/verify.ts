import { caseless } from '../text/index.ts';
import { detectLanguage } from '../kernel/index.ts';
import type { Citation } from './citation.ts';
import { Claims, namesAreCertain } from './claims.ts';
import type { DraftSentence, Source } from './draft.ts';
import type { EvidenceContent, EvidenceSentence } from './evidence-text.ts';
import { type FoundQuote, QuotedSources } from './find-quote.ts';
import { type Nearness, type Support, supportOf } from './support/index.ts';

/** A section that a text should have. */
export interface SectionPlan {
  readonly key: string;
  readonly title: string | null;
  /** Seconds into the recording where it begins. */
  readonly startTime?: number | null;
}

export interface Verified {
  readonly content: EvidenceContent;
  /** Sentences left out because no quote supported them. */
  readonly dropped: number;
}

export interface VerifierOptions {
  /** Nearness of English words, for synonyms. */
  readonly nearness?: Nearness;
  /** Sentences are words of the sources; only their quotes are looked for. */
  readonly isExtracted?: boolean;
}

/** Citations of a sentence at most; further quotes are left out. */
const CITATIONS_MAX = 8;
/** The only section of a text without sections. */
const WHOLE: readonly SectionPlan[] = [{ key: 'text', title: null }];

/**
 * Keeps the sentences whose quotes occur verbatim in the sources, each with citations of the places, and drops all
 * others. Sections without sentences are left out.
 * @param sections empty: one section without a title
 */
export function verify(
  draft: readonly DraftSentence[],
  sources: readonly Source[],
  sections: readonly SectionPlan[] = [],
  options: VerifierOptions = {},
): Verified {
  const verifier = new Verifier(sources, sections, null, options);
  for (const sentence of draft) verifier.add(sentence);
  return verifier.verified();
}

/** Verifies sentences one by one, as they are written. Reference ids stay the same while the text grows. */
export class Verifier {
  private readonly quoted: QuotedSources;
  private readonly claims: Claims;
  private readonly sections: readonly SectionPlan[];
  private readonly sentences = new Map<string, EvidenceSentence[]>();
  private readonly citations = new Map<string, Citation>();
  private readonly said = new Set<string>();
  private kept = 0;
  private dropped = 0;

  private readonly speakers: number;
  private readonly fallback: string | null;
  private readonly options: VerifierOptions;

  /** @param language of the text, as in the task; null for that of the sources. Names are checked unless they may be translated. */
  constructor(
    sources: readonly Source[],
    sections: readonly SectionPlan[] = [],
    language: string | null = null,
    options: VerifierOptions = {},
  ) {
    const hasSameWords = language === null || /^en\b/i.test(language);
    this.options = options;
    this.claims = new Claims(sources, hasSameWords && namesAreCertain(sources));
    this.quoted = new QuotedSources(sources);
    this.sections = sections.length > 0 ? sections : WHOLE;
    this.speakers = new Set(
      sources.flatMap(({ id, blocks }) => (blocks.length > 0 ? blocks.map(({ speaker }) => speaker ?? id) : [id])),
    ).size;
    this.fallback = languageOfSources(sources);
  }

  /** Sentences kept so far. */
  get count(): number {
    return this.kept;
  }

  /** @returns false if no quote supports the sentence, or the text already has it */
  add(sentence: DraftSentence): boolean {
    const text = sentence.text.replace(/\s+/gu, ' ').trim();
    const key = this.sections.length === 1 ? this.sections[0]!.key : (sentence.section ?? this.sections[0]!.key);
    const quotes = sentence.quotes.slice(0, CITATIONS_MAX).flatMap((claimed) => this.quoted.find(claimed) ?? []);
    const isPlaced = this.sections.some((section) => section.key === key) && quotes.length > 0;
    const support = isPlaced ? this.supportOf(text, quotes) : 'REFUSED';
    const said = `${key} ${caseless(text)}`;
    if (support === 'REFUSED') this.dropped += 1;
    if (support === 'REFUSED' || this.said.has(said)) return false;
    this.said.add(said);
    this.kept += 1;
    const citations = [...new Set(quotes.map((quote) => this.cited(quote)))];
    const written = { text, citations, ...(support === 'UNCHECKED' && { unchecked: true }) };
    this.sentences.set(key, [...(this.sentences.get(key) ?? []), written]);
    return true;
  }

  private supportOf(text: string, quotes: readonly FoundQuote[]): Support {
    if (!this.claims.areSupported(text, quotes)) return 'REFUSED';
    if (this.options.isExtracted) return 'SUPPORTED';
    const { speakers, fallback } = this;
    return supportOf(text, quotes, { speakers, fallback, nearness: this.options.nearness ?? null }).support;
  }

  verified(): Verified {
    const sections = this.sections.flatMap(({ key, title, startTime = null }) => {
      const sentences = this.sentences.get(key) ?? [];
      return sentences.length > 0 ? [{ key, title, startTime, sentences }] : [];
    });
    return { content: { sections, citations: [...this.citations.values()] }, dropped: this.dropped };
  }

  /** The reference id of a place; the same for the same words. */
  private cited(quote: FoundQuote): string {
    const offset = quote.source.offset ?? 0;
    const { type, id, parentId } = quote.source;
    const place = `${type} ${id} ${parentId} ${offset + quote.start} ${offset + quote.end}`;
    const known = this.citations.get(place);
    if (known) return known.citationReferenceId;
    const citationReferenceId = `c${this.citations.size + 1}`;
    this.citations.set(place, { citationReferenceId, ...placeOf(quote) });
    return citationReferenceId;
  }
}

/** Characters from which the language of sources is told. */
const SAMPLE = 4_000;

const languageOfSources = (sources: readonly Source[]): string | null =>
  detectLanguage(
    sources
      .map(({ text }) => text.slice(0, SAMPLE))
      .join('\n')
      .slice(0, SAMPLE)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [],
  );

const seconds = (ms: number | null | undefined): number | null => (ms === null || ms === undefined ? null : ms / 1_000);

function placeOf({ source, start, end, text, block, around }: FoundQuote): Omit<Citation, 'citationReferenceId'> {
  const { id, type, parentId, channelId, projectId, title, projectTitle, offset = 0 } = source;
  return {
    id,
    type,
    parentId,
    ...(channelId !== undefined && { channelId }),
    projectId,
    title,
    projectTitle,
    text: around,
    quote: text,
    start: offset + start,
    end: offset + end,
    speaker: block?.speaker ?? null,
    fileId: block?.fileId ?? null,
    startTime: seconds(block?.startMs),
    endTime: seconds(block?.endMs),
  };
}
