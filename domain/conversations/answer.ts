import { type EvidenceContent, type EvidenceText, checkedWords } from '../evidence/index.ts';
import { isQuestion, subjectOf } from './question.ts';
import type { WidenedName } from '../search/index.ts';
import type { AnswerPassage, AnswerView } from './shapes.ts';

const FOLLOW_UPS = 3;

/** An answer as a reader sees it: counts and questions come from what is left of it for them. */
export function answerOf(
  question: string,
  content: EvidenceContent,
  text: EvidenceText | null,
  passages: readonly AnswerPassage[] = [],
  terms: readonly WidenedName[] = [],
): AnswerView {
  const { citations } = content;
  const ids = (types: readonly string[]): number =>
    new Set(citations.filter(({ type }) => types.includes(type)).map(({ id }) => id)).size;
  const dataPoints = new Set(citations.flatMap(({ type, parentId }) => (type === 'theme' ? (parentId ?? []) : [])));
  return {
    text,
    summary: checkedWords(content),
    citations,
    passages: [...passages],
    terms: [...terms],
    numProjects: new Set(citations.flatMap(({ projectId }) => projectId ?? [])).size,
    numHighlights: ids(['highlight']),
    numChannels: new Set(citations.flatMap(({ channelId }) => channelId ?? [])).size,
    numItems: ids(['note', 'insight']) + dataPoints.size,
    isQuestion: isQuestion(question),
    followUps: followUpsOf(question, content),
  };
}

/** Names of everyone who takes part in a study, and of those who ask. */
const NO_NAME =
  /^(?:participants?|speakers?|interviewe[er]s?|respondents?|users?|moderators?|researchers?|hosts?|guests?|unknown|everyone|all)$/i;

/**
 * Questions that lead on from an answer: about the people whom it quotes and the tags that it cites. None rather than a poor one: titles of
 * notes are often those of files and of answers of a survey.
 */
export function followUpsOf(question: string, { citations }: EvidenceContent): string[] {
  const asked = question.toLowerCase();
  const isNew = (words: string): boolean => words !== '' && !asked.includes(words.toLowerCase());
  const distinct = (words: readonly string[]): string[] => [...new Set(words.map((one) => one.trim()))].filter(isNew);
  const speakers = distinct(citations.flatMap(({ speaker }) => speaker ?? [])).filter(
    (name) => !NO_NAME.test(name) && name.length <= NAME_MAX && !name.includes(','),
  );
  const tags = distinct(citations.flatMap(({ type, title }) => (type === 'tag' || type === 'theme' ? title : [])));
  return [
    ...speakers.slice(0, 2).map((speaker) => `What else does ${speaker} say about this?`),
    ...tags.slice(0, 1).map((title) => `What do people say about “${title}”?`),
  ].slice(0, FOLLOW_UPS);
}

/** Characters of a name that fits a short question. */
const NAME_MAX = 60;

/** Words with which a question refers to the one before. */
const REFERS = /\b(?:it|its|they|them|their|that|those|these|this|he|she|him|her|there|else|more)\b/i;

/** Completes a question for the search: a short one that refers to the one before is about the same subject. */
export function askedOf(question: string, before: string | null): string {
  if (before === null) return question;
  const subject = subjectOf(question);
  const isWithoutSubject = subject === question && !isQuestionWithSubject(question);
  const isShort = subject.split(/\s+/).length <= 2;
  return isWithoutSubject ||
    (isShort && REFERS.test(question)) ||
    /^\s*(?:and|why|how so|who else)\b|\babout (?:this|that|it)\s*\?*\s*$/i.test(question)
    ? `${question} ${subjectOf(before)}`
    : question;
}

const isQuestionWithSubject = (question: string): boolean => subjectOf(`${question} x`) !== 'x';
