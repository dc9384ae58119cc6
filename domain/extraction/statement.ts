import { isTelling, wordsOf } from './words.ts';

/**
 * How well a sentence can stand alone as a statement about the subject: 0 for greetings, backchannels, half sentences and talk about
 * the conversation itself; about 1 for a complete statement. The cues are those of English; other languages are judged by
 * length and punctuation.
 */
export function statementScore(text: string): number {
  const words = wordsOf(text);
  const telling = words.filter(isTelling).length;
  if (words.length < SHORTEST || telling < 2 || HOUSEKEEPING.test(text)) return 0;
  return (
    lengthScore(words.length) *
    Math.min(1, telling / 5) *
    endScore(text, words.length) *
    startScore(text) *
    fluencyScore(text, words) *
    (OPINION_ONLY.test(text) ? 0.5 : 1) *
    (INTRODUCTION.test(text) ? 0.3 : 1)
  );
}

/** Whether a sentence asks. */
export const isQuestion = (text: string): boolean => /[?？]["'”’»)\]]*$/u.test(text.trimEnd());

/** Words of the shortest statement. */
const SHORTEST = 5;

/** Talk that keeps a conversation going, and says nothing about its subject. */
const HOUSEKEEPING =
  /^(?:(?:ok(?:ay)?|so|and|well|yeah|all right|alright|great|um|uh|oh)[\s,.]+)*(?:hi|hello|hey|welcome|good (?:morning|afternoon|evening)|bye|goodbye|thanks?\b|thank you|cheers|nice to meet|my name is|i(?:'|’| ?')?m [A-Z]\w+(?: [A-Z]\w+)?[,.]|let me (?:introduce|share|know)|let(?:'|’)s (?:start|move|go|see|get|dive|jump|begin|take a|do|hear)|can you (?:hear|see|tell|explain|introduce|share|talk|walk)|could you|would you|tell (?:me|us)|i(?:'|’)d (?:love|like) (?:for you )?to (?:hear|ask|thank|welcome)|next (?:slide|question)|any (?:other )?questions|that(?:'|’)s (?:a )?(?:great|good|interesting|awesome|fantastic|amazing|cool|fascinating|so cool|really)|sounds (?:good|great)|of course|absolutely|exactly|i agree|this has been|it(?:'|’)s been|i see|you(?:'|’)re welcome|feel free|stay tuned|subscribe|check out)\b|\b(?:thanks? (?:you )?(?:so much )?for (?:joining|coming|having|listening|watching|being)|share (?:my|your|the) screen|this recording|you(?:'|’)re (?:on )?mute|have a (?:great|good|nice) (?:day|one|weekend)|see you|(?:your|any|audience|last-minute|warm-up|more) questions?|the question in|in the chat|hang out here)\b/i;

function lengthScore(words: number): number {
  if (words < 8) return 0.35 + 0.15 * (words - SHORTEST);
  return words <= 40 ? 1 : Math.max(0.5, 1 - (words - 40) / 60);
}

/** Words of a piece of speech without punctuation that runs over several sentences. */
const RUNS_ON = 40;

function endScore(text: string, words: number): number {
  if (isQuestion(text)) return 0;
  if (/(?:…|\.\.\.|[-–—,:;])["'”’)\]]*$/u.test(text)) return 0.3;
  return /[.!。！]["'”’»)\]]*$/u.test(text) ? 1 : words > RUNS_ON ? 0.2 : 0.6;
}

/** Starts that point back to something that the reader of one sentence does not see. */
const BACKWARD =
  /^(?:it|that|this|they|he|she|these|those|there|them|which|such|same|then|also|here|again|otherwise|either|neither|because|or|nor|as such|for example|for instance|in that case|additionally|however|therefore|thus)\b/i;

function startScore(text: string): number {
  const lead = leadIn(text);
  const rest = text.slice(lead);
  const start = BACKWARD.test(rest) ? 0.7 : /^(?:you|i)\b/iu.test(rest) ? 0.9 : 1;
  return lead > 0 ? start * 0.9 : start;
}

const LEAD_IN =
  /^(?:(?:and|but|so|well|yeah|yes|yep|no|ok|okay|right|now|um+|uh+|oh|ah|er|hmm|mm-hmm|sure|alright|all right|anyway|actually|basically|like|you know|i mean)(?:(?:\s*[,.!…]+\s*)|\s+(?=\p{L})))+/iu;
/** Lead-ins that belong to the sentence unless a comma follows. */
const NEEDS_COMMA = /(?:^|\s)(?:no|right|now|like|actually|basically|sure|you know|i mean|yes)\s+$/iu;

/** Length of the words before a statement that add nothing to it, such as "Yeah, so", in UTF-16 units. */
export function leadIn(text: string): number {
  const lead = LEAD_IN.exec(text)?.[0] ?? '';
  return lead.length === text.length || NEEDS_COMMA.test(lead) ? 0 : lead.length;
}

const OPINION_ONLY = /^\W*(?:i (?:think|guess|mean|hope|believe) (?:so|that(?:'|’)s)|i don(?:'|’)t know)\b/i;

/** Introductions of people, not statements about the subject. */
const INTRODUCTION =
  /\b(?:i(?:'|’)?m|i am|my name(?:'|’)s|this is)\s+(?:an?|the|your|currently|also|one of|[A-Z]\w+ [A-Z]\w+,?)\s*(?:\w+[\s,-]+){0,4}(?:developer|engineer|manager|designer|director|lead|founder|co-founder|ceo|cto|researcher|host|student|professor|consultant|analyst|architect|scientist|specialist|advocate|ambassador|maintainer|contributor|expert|owner)\b/i;

/** Fillers, markers of noises, and words said twice. */
function fluencyScore(text: string, words: readonly string[]): number {
  const fillers = words.filter((word) => /^(?:u+h+|u+m+|e+r+|h+m+|mm+|mm-hmm|uh-huh)$/.test(word)).length;
  const repeated = words.filter((word, at) => at > 0 && word === words[at - 1]).length;
  const markers =
    text.match(
      /[{[<(](?:disfmarker|vocalsound|pause|gap|laugh\w*|inaudible|crosstalk|music|applause)[^}\])>]*[}\])>]/giu,
    )?.length ?? 0;
  const asides = text.match(/\b(?:you know|i mean|kind of|sort of|like,)/gi)?.length ?? 0;
  return Math.max(0.2, 1 - (2.5 * (fillers + repeated + markers * 1.5) + asides) / words.length);
}
