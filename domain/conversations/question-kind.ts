import { defines } from './definition.ts';

/** The kind of answer that a question asks for, by its words. */
export type QuestionKind = 'WHO' | 'HOW_MANY' | 'DEFINITION' | 'WHY' | 'WHEN' | 'OTHER';

/** English, German, Spanish, Portuguese and French. */
const KINDS: readonly (readonly [Exclude<QuestionKind, 'OTHER'>, RegExp])[] = [
  ['WHO', /^(?:and |und |y |e |et )?(?:who|whom|whose|wer|wem|wen|wessen|qui[eé]n(?:es)?|quem|qui)\b/iu],
  [
    'HOW_MANY',
    /\b(?:how (?:many|much|often|long|old|large|big|far|high)|(?:what|which) (?:share|number|percentage|percent|price|cost|costs|budget|rate|amount|fee)|at what|wie ?viele?|wie (?:oft|lang|lange|alt|hoch|groß)|cu[aá]nt[oa]s?|quant[oa]s?|combien)\b/iu,
  ],
  [
    'WHY',
    /^(?:and |und |y |e |et )?(?:why|for what reason|what (?:is|was|are|were) the reasons?|warum|wieso|weshalb|por qu[eêé]|pourquoi)(?![\p{L}])/iu,
  ],
  [
    'WHEN',
    /^(?:and |und |y |e |et )?(?:when|(?:on |in )?(?:what|which) (?:day|date|month|year)|since when|wann|cu[aá]ndo|quando|quand)\b/iu,
  ],
  [
    'DEFINITION',
    /^(?:what(?:'|’)?s\s+\S+(?:\s+\S+){0,3}\s*\?*$|what (?:is|are|was|were) (?:an? |the )?\S+(?:\s+\S+){0,3}\s*\?*$|what does .{1,80} (?:mean|stand for|refer to)|define |was (?:ist|sind|bedeutet|heißt) |qu[eé] (?:es|son|significa) |o que (?:é|são|significa) |qu(?:'|’)est-ce que? )/iu,
  ],
];

/** The first kind whose words a question has. */
export const kindOf = (question: string): QuestionKind =>
  KINDS.find(([, words]) => words.test(question.trim().slice(0, CHARS)))?.[0] ?? 'OTHER';

/** UTF-16 units of a question that are looked at. */
const CHARS = 300;

const NUMBER =
  /\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|half|dozen|percent|twice|once|never|always|every|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|hundert|tausend|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|cien|mil|dois|três|quatro|dez|cem|deux|trois|quatre|cinq|sept|huit|neuf|dix|cent|mille)\b/iu;
const REASON =
  /\b(?:because|cause|cuz|since|due to|thanks to|so that|in order to|reasons?|that(?:'|’)s why|therefore|otherwise|weil|denn|damit|deshalb|wegen|porque|para que|debido|pois|por isso|parce que|car|pour que|afin)\b|(?:^|\s)['’](?:cause|cuz)\b/iu;
const TIME =
  /\b(?:\d{1,2}[:.]\d{2}|\d{4}|\d+ ?(?:am|pm)|today|tomorrow|yesterday|tonight|morning|afternoon|evening|week|weeks|month|months|year|years|day|days|hour|hours|minutes?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|soon|later|after|before|until|once|during|heute|morgen|gestern|woche|jahr|mañana|semana|año|amanhã|ano|demain|semaine|an)\b/iu;
/** Years count nothing. */
const YEARS = /(?<![\d.,])(?:19|20)\d{2}(?![\d.,]*\d)/gu;
/** Two capitalized words in a row. */
const NAME = /\p{Lu}[\p{L}'’-]+[ \u00a0]\p{Lu}[\p{L}'’-]+/gu;

/**
 * Whether a sentence has the form of an answer to such a question: a number, a reason, a time, a name that the question lacks, an
 * explanation of the subject.
 * @param subject words of the question that say what it is about
 */
export function suitsKind(kind: QuestionKind, sentence: string, subject: string): boolean {
  switch (kind) {
    case 'HOW_MANY':
      return NUMBER.test(sentence.replace(YEARS, ''));
    case 'WHY':
      return REASON.test(sentence);
    case 'WHEN':
      return TIME.test(sentence);
    case 'WHO':
      return [...sentence.matchAll(NAME)].some(
        ([name]) => !name.split(/[ \u00a0]/u).some((word) => has(subject, word)),
      );
    case 'DEFINITION':
      return defines(sentence, subject);
    default:
      return false;
  }
}

const has = (text: string, word: string): boolean => text.toLowerCase().includes(word.toLowerCase());
