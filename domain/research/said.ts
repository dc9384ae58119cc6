import { codePoints } from '../content/index.ts';
import type { Source } from '../evidence/index.ts';
import { type ReadSentence, isQuestion, sentencesOf, wordsOf } from '../extraction/index.ts';

/** A note with the levels of its headings, by the position of their line in `blocks`. */
export interface NoteRead extends Source {
  readonly headings: ReadonlyMap<number, number>;
}

/** Titles of sections about a conversation, not of it. */
const ABOUT =
  /^(?:video |interview |session |episode )?(?:abstract|about|agenda|background|contents|description|details|links|metadata|outline|overview|references|show notes|summary|table of contents|tl;?dr)$/i;
/** Titles of notes that hold questions only. */
const GUIDE = /\b(?:guide|script|protocol|questionnaire|discussion topics|roteiro|guion|guión|leitfaden)\b/i;
const ADDRESS = /https?:\/\/|www\.\S/i;
/** Lines that point to another document, such as “Interview guide (Google Doc)”. They have few words. */
const POINTER =
  /^\W*(?:links? (?:to|of|for)\b|see (?:also|the)\b.*\b(?:guide|script|recording|transcript)\b|(?:link to )?(?:the )?(?:interview|discussion|moderator|moderation|research|usability|test|user research)\s+(?:guide|script|protocol|questionnaire|plan)\W*(?:\(.*\)\W*)?$)/i;
const POINTER_WORDS_MAX = 10;
/** Entries of a check list, and what an interviewer is told to do. */
const PROMPT =
  /^(?:\[[ xX]?\]|(?:-\s*)?(?:please\s+)?(?:ask|tell us|describe|introduce yourself|confirm|welcome the|thank the|remind|explain to)\b)/i;
/** Lines with a numbered task or question. */
const NUMBERED_PROMPT =
  /^[ \t>*-]*(?:question|task|scenario|pergunta|tarefa|pregunta|tarea|frage|aufgabe)\s*\d+\s*[:.)].*$/gimu;
/** An interviewer asks, sentence for sentence, this much more often than the others. */
const ASKS_MORE = 2;
const QUESTIONS_MIN = 3;
/** The share of the sentences that an interviewer says at most. */
const SAYS_MOST = 0.6;
/** Words of the longest quote. Longer ones are automatic transcripts without punctuation. */
const WORDS_MAX = 55;

/** The words of a note that its participants said. */
export interface Said {
  /** Whether a sentence is one of them. */
  isSaid(sentence: Pick<ReadSentence, 'block' | 'text' | 'start'>): boolean;
  /** Number of the speaker among the participants, from 0. 0 in notes without speakers. */
  voiceOf(sentence: Pick<ReadSentence, 'speaker'>): number;
  /** Participants; 0 if the note has no speakers. */
  readonly voices: number;
  /** The heading or question that a sentence follows; empty if there is none. */
  contextOf(sentence: Pick<ReadSentence, 'block' | 'start'>): string;
}

/**
 * Separates the words of the participants of a note from everything else in it: headings, addresses, summaries and descriptions above a transcript,
 * lines without a speaker in notes that have some, interview guides, and the words of the interviewer, who is the one that asks.
 */
export function saidIn({ text, title, blocks, headings }: NoteRead): Said {
  const sentences = sentencesOf(text, blocks);
  const asking = interviewers(sentences);
  const participants = [...new Set(blocks.flatMap(({ speaker }) => speaker ?? []))].filter((name) => !asking.has(name));
  const hasSpeakers = participants.length > 0;
  const isGuide = !hasSpeakers && GUIDE.test(title);
  const titles = titlesOf(text, blocks, headings);
  const prompts = promptsIn(text);
  const questions = sentences.filter(({ text: one, speaker }) => isQuestion(one) || (speaker && asking.has(speaker)));
  return {
    voices: participants.length,
    voiceOf: ({ speaker }) => Math.max(0, speaker === null ? 0 : participants.indexOf(speaker)),
    isSaid: ({ block, text: words, start }) => {
      const speaker = blocks[block]?.speaker ?? null;
      return (
        !isGuide &&
        (!hasSpeakers || (speaker !== null && !asking.has(speaker))) &&
        !headings.has(block) &&
        !titles[block]?.isAbout &&
        !prompts.some((prompt) => prompt.start <= start && start < prompt.end) &&
        wordsOf(words).length <= WORDS_MAX &&
        !ADDRESS.test(words) &&
        !(speaker === null && isPointer(words)) &&
        !PROMPT.test(words)
      );
    },
    contextOf: ({ block, start }) => {
      const question = questions.findLast((one) => one.start < start && block - one.block <= 1);
      return question?.text ?? titles[block]?.title ?? '';
    },
  };
}

const isPointer = (words: string): boolean => POINTER.test(words) && wordsOf(words).length <= POINTER_WORDS_MAX;

function promptsIn(text: string): { readonly start: number; readonly end: number }[] {
  const points = codePoints(text);
  return [...text.matchAll(NUMBERED_PROMPT)].map(({ index, 0: line }) => ({
    start: points.pointAt(index),
    end: points.pointAt(index + line.length),
  }));
}

interface Asker {
  readonly sentences: number;
  readonly questions: number;
}

/** The speakers who ask rather than tell. */
function interviewers(sentences: readonly { readonly text: string; readonly speaker: string | null }[]): Set<string> {
  const bySpeaker = new Map<string, Asker>();
  for (const { speaker, text } of sentences) {
    if (speaker === null) continue;
    const { sentences: n, questions } = bySpeaker.get(speaker) ?? { sentences: 0, questions: 0 };
    const asks = isQuestion(text) && wordsOf(text).length > 3;
    bySpeaker.set(speaker, { sentences: n + 1, questions: questions + (asks ? 1 : 0) });
  }
  if (bySpeaker.size < 2) return new Set();
  const all = [...bySpeaker.values()].reduce(
    (sum, one) => ({ sentences: sum.sentences + one.sentences, questions: sum.questions + one.questions }),
    { sentences: 0, questions: 0 },
  );
  const asks = ({ sentences: n, questions }: Asker): boolean => {
    const others = { sentences: all.sentences - n, questions: all.questions - questions };
    return (
      questions >= QUESTIONS_MIN &&
      n < SAYS_MOST * all.sentences &&
      questions / n > (ASKS_MORE * others.questions) / Math.max(1, others.sentences)
    );
  };
  return new Set([...bySpeaker].flatMap(([name, one]) => (asks(one) ? [name] : [])));
}

/** The heading above each line, and whether it, or one above it, is of a section about the conversation. */
function titlesOf(
  text: string,
  blocks: NoteRead['blocks'],
  headings: NoteRead['headings'],
): { readonly title: string; readonly isAbout: boolean }[] {
  const points = codePoints(text);
  let [title, aboutFrom] = ['', Infinity];
  return blocks.map(({ start, end }, at) => {
    const level = headings.get(at);
    if (level !== undefined) {
      title = points.slice(start, end).trim();
      if (level <= aboutFrom) aboutFrom = ABOUT.test(title.replace(/[:\s]+$/u, '')) ? level : Infinity;
    }
    return { title, isAbout: aboutFrom !== Infinity };
  });
}
