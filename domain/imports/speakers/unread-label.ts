import { couldBeName, isExcluded, looksLikeName } from './name-shape.ts';

const LENGTH_MAX = 60;
const WORDS_MAX = 6;
/** Words for a voice without a name. */
const VOICE =
  /(?<!\p{L})(?:speakers?|unknown|unidentified|participants?|interviewers?|interviewees?|moderators?|respondents?|audience|callers?|voices?|sprecher(?:in)?|unbekannte?r?|stimme|interviewer(?:in)?|moderator(?:in)?|intervenante?|inconnue?|voix|hablante|desconocid[oa]|voz|falante)(?!\p{L})/iu;
/** Before or after a name: `[phone] Ann`, `Ann (off camera, bad line)` */
const REMARK = /^[([][^()[\]]+[)\]]\s*|\s*[([][^()[\]]+[)\]]$/gu;
/** Common verbs and pronouns, which labels do not have. */
const CLAUSE =
  /(?<!\p{L})(?:i|we|you|he|she|it|they|me|us|him|them|my|our|your|his|their|its|is|are|was|were|be|been|am|has|have|had|do|does|did|don|doesn|didn|say|says|said|ask|asks|asked|think|thought|mean|means|meant|want|wanted|know|knew|would|could|should|will|can|may|might|must|let|look|listen|this|that|these|those|here|there|what|which|how|why|when|where|if|because|not|ich|wir|sie|er|es|ihr|mich|uns|ist|sind|war|waren|hat|haben|sagt|sagte|dass|das|was|wie|wenn|weil|nicht|je|nous|vous|il|elle|ils|est|sont|c|qui|que|pas|yo|nosotros|ella|son|dijo|eu|ele|ela|disse|não|no)(?!\p{L})/iu;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const withoutRemark = (text: string): string => text.replace(REMARK, '');

/** Whether the words before a colon can be a label rather than a part of a sentence. A remark in brackets may say anything. */
export const mayBeLabel = (text: string): boolean =>
  text.length <= LENGTH_MAX && [text, withoutRemark(text)].some(isShortPhrase);

const isShortPhrase = (text: string): boolean =>
  text.length > 0 &&
  wordsIn(text) <= WORDS_MAX &&
  !/[!?;,…]\s|\p{Ll}{4}\.\s/u.test(text) &&
  !isExcluded(text) &&
  !CLAUSE.test(text);

/** Whether a text is a label, although no name: a voice (`Unknown speaker (off)`), or a name with a remark (`Ann (off camera)`, `[phone] Ann`). */
export function isOddLabel(text: string): boolean {
  if (couldBeName(text)) return true;
  const name = withoutRemark(text);
  return mayBeLabel(text) && (VOICE.test(text) || (name !== text && looksLikeName(name)));
}
