import { detectLanguage, FUNCTION_WORDS } from '../kernel/index.ts';

/** Words with which questions begin in English, and requests for an answer. */
const OPENINGS = new Set(
  'what which who whom whose when where why how do does did is are was were can could should would will has have had summarize summarise explain describe compare list tell'.split(
    ' ',
  ),
);

/** Words that say nothing about the subject of a question: of questions and requests, and the commonest function words. */
const EMPTY_WORDS = new Set(
  `what which who whom whose when where why how do does did done is are was were be been being am can could should would will shall may might must has have had having
  a an the this that these those it its they them their there here he him she her his hers we us our you your i me my mine
  of to in on at for from by with about into over under between during after before as than and or but not no if so
  say said says saying tell told telling think thought thinks thoughts thinking feel felt feels feeling
  mention mentioned mentions mentioning discuss discussed discusses discussing discussion discussions talk talked talks talking
  summarize summarise summary explain describe list compare opinion opinions people everyone anyone someone meeting
  customers users participants respondents interviewees clients
  many much most some any all each other else more
  group team presenting presented conclusion reason reasons propose proposed recommend recommended respond responded
  view views attitude perspective introduce introduced come came make made give gave given regarding concerning according`.split(
    /\s+/,
  ),
);

/** “How long” and its kind ask for an amount, whose answer rarely has the word. */
const AMOUNT_ASKED = /\b(how\s+)(?:long|often|far|soon|fast|quickly|old|big|large|well|likely)\b/giu;

const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;

const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];

/** Whether someone asks something, rather than looks for words: three words with a question mark, or at least four that begin like a question. */
export function isQuestion(text: string): boolean {
  const words = wordsOf(text);
  if (/[?？؟]\s*$/u.test(text)) return words.length >= 2 || /[\p{Script=Han}\p{Script=Hiragana}]{3}/u.test(text);
  return words.length >= 4 && OPENINGS.has(words[0]!.toLowerCase());
}

/** Words with which questions begin in other languages, where no other word of a short question may tell. */
const OPENINGS_ELSEWHERE: Readonly<Record<string, string>> = {
  de: 'wer wie wem wen wessen warum wieso weshalb wann welche welcher welches wieviele',
  fr: 'pourquoi comment combien qui quel quelle quels quelles où',
  es: 'qué quién quiénes cuánto cuántos cuánta cuántas cuándo cómo cuál cuáles dónde',
  pt: 'quais qual quem quantos quantas',
  it: 'cosa perché quanti quante quale quali',
  nl: 'hoeveel waarom welke wanneer wat hoe',
  sv: 'varför vem vilka hur',
  da: 'hvorfor hvem hvordan hvilke',
  pl: 'dlaczego kto kiedy gdzie ile',
  tr: 'neden niçin kim nasıl',
};
const LANGUAGE_OF_OPENING = new Map(
  Object.entries(OPENINGS_ELSEWHERE).flatMap(([language, words]) => words.split(' ').map((word) => [word, language])),
);
/** The same of their first two words. */
const LANGUAGE_OF_TWO = new Map([
  ['o que', 'pt'],
  ['por que', 'pt'],
  ['por qué', 'es'],
  ['was ist', 'de'],
  ['was sind', 'de'],
  ['wie viele', 'de'],
  ['che cosa', 'it'],
  ['vad är', 'sv'],
]);

/** The language in which a question is asked, by its function words, else by its first word; null if they do not say. */
export function languageOf(question: string): string | null {
  const words = wordsOf(question.normalize('NFC')).flatMap((word) => word.toLowerCase().split('-'));
  const [first = '', second = ''] = words;
  return detectLanguage(words) ?? LANGUAGE_OF_TWO.get(`${first} ${second}`) ?? LANGUAGE_OF_OPENING.get(first) ?? null;
}

const FUNCTION_WORDS_ANYWHERE = new Set([
  ...Object.values(FUNCTION_WORDS).flatMap((words) => words.split(' ')),
  ...LANGUAGE_OF_OPENING.keys(),
]);
/** Longer function words of one language are content words of others: “care” in Romanian. */
const FUNCTION_WORD_MAX = 3;

/**
 * Whether a word says nothing about what a question is about, in any language: “der”.
 * @param language of the question, if it is known
 */
export function isFunctionWord(word: string, language: string | null): boolean {
  const lower = word.toLowerCase().normalize('NFC');
  return FUNCTION_WORDS_ANYWHERE.has(lower) && (language !== 'en' || lower.length <= FUNCTION_WORD_MAX);
}

/**
 * The words of a question that say what it is about, as they were typed; all of them if none is left. Parts of compounds of other
 * languages are words of their own, because texts may share one of them: “Trace-basiertes Testen”.
 * @param language of the question, if it is known
 */
export function subjectOf(question: string, language: string | null = null): string {
  const isOther = language !== null && language !== 'en';
  const common = isOther ? new Set(FUNCTION_WORDS[language]?.split(' ')) : null;
  const asked = wordsOf(question.replace(AMOUNT_ASKED, '$1'));
  const words = isOther ? asked.flatMap((word) => word.split('-')) : asked;
  const telling = words.filter((word) => {
    const lower = word.toLowerCase();
    return !EMPTY_WORDS.has(lower) && !common?.has(lower) && LANGUAGE_OF_OPENING.get(lower) !== (language ?? '');
  });
  return telling.length > 0 ? telling.join(' ') : question;
}

/** Words for a side of a subject. They rank passages, but an answer says what happened without “happened”. */
const ASPECTS = new Set(
  `happen happens happened happening change changes changed hard difficult difficulty difficulties easy problem problems issue issues
  trouble troubles challenge challenges struggle struggles struggled like likes liked dislike disliked hate hated want wants wanted
  need needs needed use uses used using work works worked working best worst biggest main important better worse good bad
  way ways thing things kind kinds type types number amount cause caused causes effect effects result results
  prefer prefers preferred decide decides decided decision decisions expect expects expected mean means meant
  team teams engineer engineers developer developers company companies organization organizations
  start starts started try tries tried learn learned find found get gets got take takes took`.split(/\s+/),
);

/** The words of the subject of a question that its answer has to have: those that are no mere aspect; all if none is left. */
export function demandedOf(subject: string): string {
  const demanded = wordsOf(subject).filter((word) => !ASPECTS.has(word.toLowerCase()));
  return demanded.length > 0 ? demanded.join(' ') : subject;
}
