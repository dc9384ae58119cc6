import { type ReadSentence, type Vector, dot, tellingWords, unit, wordsOf } from '../extraction/index.ts';

/** Kinds of questions: words of the question, and words of sentences that answer it. English and Portuguese. */
const CUES: readonly { readonly asked: RegExp; readonly said: RegExp }[] = [
  {
    asked:
      /\b(?:hard|harder|difficult\w*|hinder\w*|hindrance\w*|barrier\w*|obstacle\w*|challeng\w*|problem\w*|issues?|struggl\w*|pains?|frustrat\w*|confus\w*|complain\w*|annoy\w*|block\w*|prevents?|worr\w*|dificuldade\w*|dif[ií]cil|problema\w*|erros?|frustra\w*)\b/iu,
    said: /\b(?:hard|harder|difficult\w*|hinder\w*|barriers?|obstacles?|challeng\w*|problem\w*|issues?|struggl\w*|painful|pains?|frustrat\w*|confus\w*|annoy\w*|lack\w*|missing|unable|cannot|can['’]t|couldn['’]t|doesn['’]t work|slow\w*|complicated|complex\w*|overwhelm\w*|cumbersome|trouble|fail\w*|errors?|wrong|worse|broken|not enough|too (?:much|many|long|little|few)|resistance|dif[ií]cil|dificuldade\w*|problema\w*|errei|erro|erros|errado|confus\w*|n[ãa]o (?:sei|consigo|consegui|lembr\w*|encontr\w*|est[áa]|d[áa]|entendi|achei|vi)|perd[iã]\w*|falta\w*|imaginei|achava|pelo visto|lento|demor\w*)(?![\p{L}])/iu,
  },
  {
    asked: /\b(?:why|reasons?|motivat\w*|por ?qu[eê])(?![\p{L}])/iu,
    said: /\b(?:because|since|so that|in order to|reasons?|that['’]s why|wanted|needed|decided|led me|realized|drew me|got (?:me )?(?:involved|started)|important|porque)\b/iu,
  },
  {
    asked: /\b(?:miss|missing|features?|wish\w*|want\w*|needs?|improv\w*|suggest\w*|request\w*|expect\w*)\b/iu,
    said: /\b(?:wish\w*|would (?:like|love|be)|want\w*|need\w*|should|could be|better|easier|improv\w*|missing|lack\w*|ability to|support for|integrat\w*)\b/iu,
  },
  {
    asked: /\b(?:feel|felt|feeling|feelings|treat\w*|attitude\w*|like about|love\w*|enjoy\w*)\b/iu,
    said: /\b(?:feel|felt|feeling|treated|attitude|listen\w*|respect\w*|kind|caring|friendly|rude|patronis\w*|ignored|welcom\w*|understood|understanding|support\w*|help\w*|comfort\w*|safe|anxious|dismiss\w*)\b/iu,
  },
];

/** Shares of the parts of {@link relevanceOf}. */
const MEANING = 0.5;
const CONTEXT = 0.2;
const WORDS = 0.3;
/** Words of the kind that is asked for add this to any sentence, and this share to the nearness of the sentence. */
const CUE = 0.08;
const CUE_TIMES = 0.6;
/** Letters after which words count as the same: "adopt" and "adopting". */
const STEM = 6;
/** Sentences from which on their mean says what all are about. */
const MANY = 12;

export interface Question {
  readonly text: string;
  readonly vector: Vector;
}

export interface Related extends Pick<ReadSentence, 'text' | 'vector' | 'statement'> {
  /** Meaning of the heading or question that the sentence follows; null without one. */
  readonly context: Vector | null;
}

/**
 * How near each sentence is to a question, 0 to about 1: by its meaning and that of the question it answers, by the rarer words that it
 * shares with the question, and by words of the kind that is asked for, such as difficulties. The common component of all sentences is
 * removed (Arora, Liang and Ma 2017).
 */
export function relevanceOf(sentences: readonly Related[], { text, vector }: Question): number[] {
  const without = withoutCommon(sentences.map((one) => one.vector));
  const asked = without(vector);
  const words = rareWords(
    sentences.map((one) => one.text),
    text,
  );
  const cues = CUES.filter((cue) => cue.asked.test(text));
  return sentences.map((one) => {
    const meaning = Math.max(0, 0.3 * dot(one.vector, vector) + 0.7 * dot(without(one.vector), asked));
    const context = one.context ? Math.max(0, dot(one.context, vector)) : 0;
    const cued = cues.length > 0 ? cues.filter((cue) => cue.said.test(one.text)).length / cues.length : 0;
    const near = MEANING * meaning + CONTEXT * context + WORDS * words(one.text);
    return (near * (1 + CUE_TIMES * cued) + CUE * cued) * (0.4 + 0.6 * Math.min(1, one.statement));
  });
}

/** Vectors without what all of them share; unchanged if they are too few to tell. */
export function withoutCommon(vectors: readonly Vector[]): (vector: Vector) => Vector {
  if (vectors.length < MANY) return (vector) => vector;
  const mean = new Float32Array(vectors[0]!.length);
  for (const vector of vectors) for (const [at, value] of vector.entries()) mean[at]! += value / vectors.length;
  return (vector) => unit(vector.map((value, at) => value - mean[at]!));
}

/** The share of the words of a question that a text has; words that many of the texts have count less. */
function rareWords(texts: readonly string[], question: string): (text: string) => number {
  const stems = new Set(tellingWords(question).map(stemOf));
  const holders = new Map<string, number>();
  const stemsIn = (text: string): string[] => [...new Set(wordsOf(text).map(stemOf))].filter((stem) => stems.has(stem));
  for (const text of texts) for (const stem of stemsIn(text)) holders.set(stem, (holders.get(stem) ?? 0) + 1);
  const weight = (stem: string): number => Math.log(1 + texts.length / (1 + (holders.get(stem) ?? 0)));
  const whole = [...stems].reduce((sum, stem) => sum + weight(stem), 0);
  return (text) => (whole === 0 ? 0 : stemsIn(text).reduce((sum, stem) => sum + weight(stem), 0) / whole);
}

export const stemOf = (word: string): string => word.replace(/(?:['’]s|s)$/u, '').slice(0, STEM);
