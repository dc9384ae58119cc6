import type { EvidenceContent, EvidenceText } from '../evidence/index.ts';
import { isQuestion, subjectOf } from './question.ts';
import type { AnswerView } from './shapes.ts';

const FOLLOW_UPS = 3;

/** An answer as a reader sees it: counts and questions come from what is left of it for them. */
export function answerOf(question: string, content: EvidenceContent, text: EvidenceText | null): AnswerView {
  const { citations } = content;
  const ids = (types: readonly string[]): number =>
    new Set(citations.filter(({ type }) => types.includes(type)).map(({ id }) => id)).size;
  return {
    text,
    summary: content.sections.flatMap(({ sentences }) => sentences.map((sentence) => sentence.text)).join(' '),
    citations,
    numProjects: new Set(citations.flatMap(({ projectId }) => projectId ?? [])).size,
    numHighlights: ids(['highlight']),
    numChannels: 0,
    numItems: ids(['note', 'insight']),
    isQuestion: isQuestion(question),
    followUps: followUpsOf(question, content),
  };
}

/** Questions that lead on from an answer: about the people and sources that it cites. */
export function followUpsOf(question: string, { citations }: EvidenceContent): string[] {
  const subject = shortened(subjectOf(question));
  const asked = question.toLowerCase();
  const isNew = (words: string): boolean => words !== '' && !asked.includes(words.toLowerCase());
  const speakers = [...new Set(citations.flatMap(({ speaker }) => speaker ?? []))].filter(isNew);
  const titles = [...new Set(citations.flatMap(({ title }) => title || []))].filter(isNew);
  return [
    ...speakers.slice(0, 2).map((speaker) => `What else does ${speaker} say about ${subject}?`),
    ...titles.slice(0, 2).map((title) => `What are the main points of “${shortened(title)}”?`),
  ].slice(0, FOLLOW_UPS);
}

const WORDS = 8;
const shortened = (text: string): string => {
  const words = text.split(/\s+/);
  return words.length <= WORDS ? text : `${words.slice(0, WORDS).join(' ')}…`;
};

/** Words with which a question refers to the one before. */
const REFERS = /\b(?:it|its|they|them|their|that|those|these|this|he|she|him|her|there|else|more)\b/i;

/** Completes a question for the search: a short one that refers to the one before is about the same subject. */
export function askedOf(question: string, before: string | null): string {
  if (before === null) return question;
  const subject = subjectOf(question);
  const isWithoutSubject = subject === question && !isQuestionWithSubject(question);
  const isShort = subject.split(/\s+/).length <= 2;
  return isWithoutSubject || (isShort && REFERS.test(question)) || /^\s*(?:and|why|how so|who else)\b/i.test(question)
    ? `${question} ${subjectOf(before)}`
    : question;
}

const isQuestionWithSubject = (question: string): boolean => subjectOf(`${question} x`) !== 'x';
