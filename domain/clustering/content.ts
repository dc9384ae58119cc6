import { isTelling, wordsOf } from '../extraction/index.ts';
import { detectLanguage, FUNCTION_WORDS } from '../kernel/index.ts';

const words = (list: string): string[] => list.split(' ');

/** Answers that say nothing about a subject: yes, no, nothing, don't know, not applicable; in several languages. */
const ANSWERS = new Set(
  words(
    'yes yep yeah yup no nope nah none nothing nil null na n a n/a nada niente rien nichts niets ingenting ninguno ninguna nenhum nenhuma nessuno keine kein nein ja nee nej nei non oui si sí sim não ok okay okey idk dunno know knows unsure sure maybe perhaps comment comments answer moment anything everything something really thank thanks thankyou you many rather think springs spring mind pass same above ditto applicable keins hmm um uh well danke merci gracias obrigado grazie 无 没有 是 否 不 沒有 なし はい いいえ 없음 네 아니요 нет да ничего لا نعم',
  ),
);
/** Of these, words that are no answer by themselves. */
const FILLING = new Set(
  words('a you many think know knows mind spring springs same above something everything anything really any'),
);
const DENYING = /^(?:not|cannot|cant|dont|didnt)$|n['’]t$/;
/** Common English words that say something by themselves. */
const SAYING = new Set(
  words('good great best better worst well different right more less most least last never wrong'),
);
/** Longer texts say something. */
const WORDS_MAX = 10;
const COMMON = new Map(Object.entries(FUNCTION_WORDS).map(([language, list]) => [language, new Set(words(list))]));

/** Whether a text says something. “Nothing”, “Yes” and “No, not really” don't, so they belong to no group. */
export function hasContent(text: string): boolean {
  const found = wordsOf(text);
  if (found.length === 0 || found.length > WORDS_MAX) return true;
  const common = COMMON.get(detectLanguage(found) ?? 'en');
  return !(isAnswer(found) && found.every((word) => !SAYING.has(word) && isEmpty(word, common)));
}

/** “Who are you?” has only common words too, but asks something. */
const isAnswer = (found: readonly string[]): boolean =>
  found.some((word) => ANSWERS.has(word) && !FILLING.has(word)) ||
  (found.some((word) => DENYING.test(word)) && found.some((word) => FILLING.has(word)));

const isEmpty = (word: string, common: ReadonlySet<string> | undefined): boolean =>
  ANSWERS.has(word) || common?.has(word) === true || (/^[\p{Script=Latin}'’-]+$/u.test(word) && !isTelling(word));
