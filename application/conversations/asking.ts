import type { ConversationScope } from '@evident/domain/conversations';
import type { EvidenceWriter, WritingTask } from '../ai/index.ts';
import type { Understanding } from '../extraction/index.ts';
import type { JobQueue } from '../jobs/index.ts';
import { namesOf } from '@evident/domain/glossary';
import { refuse, type Uuid } from '@evident/domain/kernel';
import type { CountAsked } from './count-asked.ts';
import { extractAnswer } from './extract-answer.ts';
import type { FindPassages, FoundPassages } from './find-passages.ts';

/** Passages that an extracted answer uses. A model reads more. */
export const PASSAGES = 5;
const PASSAGES_READ = 12;
/** Sentences of an answer at most. */
export const SENTENCES = 6;
/** Earlier messages that a model is shown. */
export const EARLIER = 6;

export interface AnswerTurn {
  readonly teamId: Uuid;
  readonly textId: Uuid;
}

/** Writes one answer with a model. */
export const WRITE_ANSWER: JobQueue<AnswerTurn> = { name: 'write-answer', retries: 3 };

/** How many passages an answer is made from. */
export const passagesFor = (method: Awaited<ReturnType<EvidenceWriter['method']>>): number =>
  method === 'MODEL' ? PASSAGES_READ : PASSAGES;

export interface Asked {
  readonly question: string;
  readonly scope: ConversationScope;
  /** The messages before it, oldest first. */
  readonly earlier: WritingTask['asked'];
}

/** Finding and extracting, shared by all ways to ask. */
export interface AskingPorts {
  readonly find: FindPassages;
  readonly count: CountAsked;
  readonly understanding: Understanding;
}

/** While AI is off in a workspace, nothing is answered, also not by extraction. */
export const refuseOff = (): never =>
  refuse('InvalidOperation', 'AI is switched off in this workspace', 'Ask a workspace admin to switch it on.');

const INSTRUCTION = `Answer the last question of the member. Use only the sources, and say in each sentence only what its quotes say.
Answer first, then give the most important reasons or examples. If sources disagree, say so and quote both. If the sources do not answer the
question, write no sentence at all. Name speakers if the sources do.`;

const ABOUT_GLOSSARY =
  'The message “Glossary of the team” says what the team means by a word. It is no source: use it to understand the question, and quote nothing of it.';

/** Terms whose definitions a model gets (decided). */
const TERMS_SENT = 10;

/** The team’s terms in a question, as data of its own. Nothing if no name of the glossary is in it. */
function glossaryOf(names: FoundPassages['names']): WritingTask['asked'] {
  const terms = [...new Map(names.map(({ term }) => [term.id, term])).values()].slice(0, TERMS_SENT);
  const lines = terms.map(
    ({ definition, ...term }) => `- ${namesOf(term).join(' = ')}${definition && `: ${definition}`}`,
  );
  return lines.length === 0 ? [] : [{ role: 'user', text: ['Glossary of the team:', ...lines].join('\n') }];
}

export const answerTask = (
  { question, earlier }: Asked,
  found: FoundPassages,
  understanding: Understanding,
): WritingTask => {
  const glossary = glossaryOf(found.names);
  return {
    purpose: 'answer',
    instruction: glossary.length > 0 ? `${INSTRUCTION}\n${ABOUT_GLOSSARY}` : INSTRUCTION,
    asked: [...earlier, ...glossary, { role: 'user', text: question }],
    sections: [],
    language: null,
    sentencesMax: SENTENCES,
    sentencesMin: 1,
    extract: () => extractAnswer(understanding)(question, found, SENTENCES),
  };
};
