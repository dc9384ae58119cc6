import { clusterTitles } from '../clustering/index.ts';
import type { DraftSentence, Source } from '../evidence/index.ts';
import { dot, extractSummary, keySentences, quoted, type ReadSentence, type Vector } from '../extraction/index.ts';
import { chaptersOf } from './chapters.ts';
import { feltIn } from '../suggestions/index.ts';
import { HARDSHIP, SETTLED } from './cues.ts';
import { onSubject } from './custom-prompt.ts';
import { type Feeling, type FrameworkSection, hasSigns } from './framework-section.ts';
import { FRAMEWORKS, type SummaryFramework } from './frameworks.ts';
import { interviewersOf } from './interviewers.ts';
import { questionsOf } from './questions.ts';
import { themesOf } from './themes.ts';

/** A section of a summary, and the sentences that say it without a model. */
export interface PlannedSection {
  readonly key: string;
  readonly title: string | null;
  readonly about: string;
  /** Seconds into the recording. */
  readonly startTime: number | null;
  readonly draft: readonly DraftSentence[];
}

export interface SummaryRead {
  readonly sources: readonly Source[];
  readonly sentences: readonly ReadSentence[];
  /** Meanings of the descriptions of the sections of a framework, and of a custom prompt; by {@link describedSections}. */
  readonly meanings: readonly Vector[];
  /** False if meanings are only those of words. */
  readonly isUnderstood: boolean;
}

/** Sentences of a chapter, theme or answer at most. */
const PART_SENTENCES = 3;
/** Cosine from which on a sentence with a cue of a section is about it. */
const CUED = 0.1;

/** The descriptions whose meaning {@link planSummary} needs, in order. */
export function describedSections(framework: SummaryFramework, prompt: string | null): string[] {
  if (framework === 'CustomPrompt') return [prompt ?? ''];
  const { sections } = FRAMEWORKS[framework];
  return typeof sections === 'string' ? [] : sections.map(({ about, title }) => `${title ?? ''} ${about}`.trim());
}

/**
 * The sections of a summary in order, as the framework and the sources make them. Those without sentences are left out.
 * @param prompt instruction of a member; only for CustomPrompt
 */
export function planSummary(
  framework: SummaryFramework,
  read: SummaryRead,
  prompt: string | null = null,
): PlannedSection[] {
  const { sections } = FRAMEWORKS[framework];
  if (typeof sections !== 'string') return fixed(framework, sections, read, prompt);
  if (sections === 'CHAPTERS') return chapters(read);
  return sections === 'THEMES' ? grouped(themesOf(read.sentences), 'topic') : questions(read);
}

function fixed(
  framework: SummaryFramework,
  sections: readonly FrameworkSection[],
  read: SummaryRead,
  prompt: string | null,
): PlannedSection[] {
  const { signs = [] } = FRAMEWORKS[framework];
  const texts = read.sources.map(({ text }) => text);
  if (!hasSigns(texts, signs)) return [];
  const taken = new Set<string>();
  const found = new Set<string>();
  const asking = new Map(read.sources.map((source) => [source.key, interviewersOf(source)]));
  const isTold = ({ source, speaker }: ReadSentence) => speaker === null || !asking.get(source)?.has(speaker);
  return sections.flatMap((section, at) => {
    if (section.after && !found.has(section.after)) return [];
    const isAboutAll = section.about === '' && framework !== 'CustomPrompt';
    const { candidates, meaning } = isAboutAll
      ? { candidates: read.sentences, meaning: null }
      : framework === 'CustomPrompt'
        ? answering(prompt ?? '', read)
        : candidatesOf(section, read.meanings[at]!, read);
    const fromAnyone = isAboutAll || section.byAnyone || framework === 'CustomPrompt';
    const left = candidates.filter((one) => !taken.has(nameOf(one)) && (fromAnyone || isTold(one)));
    const chosen = keySentences(left, { count: section.sentences, about: meaning });
    for (const one of chosen) taken.add(nameOf(one));
    const { key, title, about } = section;
    const draft = chosen.map((one) => quoted(one, key));
    if (draft.length > 0) found.add(key);
    return draft.length > 0 ? [{ key, title, about, startTime: null, draft }] : [];
  });
}

const nameOf = ({ source, start }: ReadSentence): string => `${source} ${start}`;

function answering(prompt: string, { sentences, meanings, isUnderstood }: SummaryRead) {
  const [meaning] = meanings;
  const candidates = onSubject(prompt, sentences, meaning!, isUnderstood);
  return { candidates, meaning: isUnderstood && candidates.length < sentences.length ? meaning! : null };
}

/** Sentences with the cues of the section and a near meaning. Narrow cues suffice, and any where meanings are only those of words. */
function candidatesOf(
  { cues = [], isTold, feels }: FrameworkSection,
  meaning: Vector,
  { sentences, isUnderstood }: SummaryRead,
) {
  const cued = sentences.filter(
    ({ text }) =>
      cues.every((cue) => cue.test(text.replace(SETTLED, ''))) && (feels === undefined || isFelt(text, feels)),
  );
  if (isTold || !isUnderstood) return { candidates: cued, meaning: null };
  return { candidates: cued.filter(({ vector }) => dot(vector, meaning) >= CUED), meaning };
}

/** Whether a sentence feels so, by the words of feeling and the phrases that reviews use. */
function isFelt(text: string, feels: Feeling): boolean {
  const { good, bad } = feltIn(text, () => 0);
  if (feels === 'GOOD') return good > bad;
  if (feels === 'NOT_GOOD') return bad >= good;
  return bad > good || (bad === good && HARDSHIP.test(text.replace(SETTLED, '')));
}

function chapters({ sources, sentences }: SummaryRead): PlannedSection[] {
  const bySource = Map.groupBy(sentences, ({ source }) => source);
  const parts = sources.flatMap(({ key }) => chaptersOf(bySource.get(key) ?? []));
  return grouped(parts, 'chapter').map((section, at) => {
    const [first] = parts[at]!;
    return { ...section, startTime: first?.startMs === null || !first ? null : first.startMs / 1_000 };
  });
}

function questions({ sources, sentences }: SummaryRead): PlannedSection[] {
  const bySource = Map.groupBy(sentences, ({ source }) => source);
  const asked = sources.flatMap((source) => questionsOf(source, bySource.get(source.key) ?? []));
  return asked.flatMap(({ question, answer }, at) => {
    const key = `question-${at + 1}`;
    const draft = extractSummary(answer, { count: PART_SENTENCES, section: key });
    const about = `The answers to: ${question}`;
    return draft.length > 0 ? [{ key, title: question, about, startTime: null, draft }] : [];
  });
}

function grouped(groups: readonly (readonly ReadSentence[])[], name: string): PlannedSection[] {
  const titles = clusterTitles(groups.map((group) => group.map(({ text }) => text)));
  return groups.map((group, at) => {
    const key = `${name}-${at + 1}`;
    const title = titles[at] || `${name === 'topic' ? 'Topic' : 'Chapter'} ${at + 1}`;
    const draft = extractSummary(group, { count: PART_SENTENCES, section: key });
    return { key, title, about: `What is said about ${title}`, startTime: null, draft };
  });
}
