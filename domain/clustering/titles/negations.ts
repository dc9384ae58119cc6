const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Deny the words after them, in languages of which texts are grouped often. Without a mark: contractions are read by a rule. */
const DENYING = words(
  'not never cannot without hardly barely scarcely neither nor unable impossible lack lacked lacks lacking failed fails refused refuses less fewer isnt arent wasnt werent dont doesnt didnt cant couldnt wont wouldnt shouldnt havent hasnt hadnt nicht kein keine keinen keinem keiner keines nie niemals ohne nichts ne pas jamais sans aucun aucune rien nunca sin ningún ninguna ninguno nada jamás não sem nenhum nenhuma non senza mai nessun nessuna niente niet geen nooit zonder inte ingen inga aldrig utan ikke ingenting aldri uden uten ei eivät nie bez brak не нет без нельзя ничего никогда değil yok لا ليس بدون لم لن غير לא אין בלי 不 没 沒 无 無 未 别 안 못',
);
const CONTRACTED = /n't$|^nobod/;
/** Deny only before words that they can govern; otherwise they are answers: “No, all was good”, “Nothing everything was perfect”. */
const ANSWERING = words('no nothing none');
const GOVERNED = words(
  'to can could cant would should will is was were has have had needs need needed better more else wrong bad major comes came come springs spring stood i you they we he she of that went really particular specific special other at about major negative but',
);
const ANSWER_ENDS = words(
  "i it its it's you we they he she the this that there all everything everyone everybody every very my our your thank thanks just was were is are been always great excellent happy good perfect brilliant",
);
/** After these, “hard to” and “difficult to” deny, as in “hard to fault”. */
const HARD = words('hard difficult tough');
/** Deny the word before them, at the end of a clause: “funktioniert nicht”. */
const AFTERWARD = /^(?:nicht|niet|inte|ikke|değil|yok|pas|없|않)/u;
/** Take the denial away: “not only”, “can't thank you enough”. */
const RELEASED = words('only just necessarily merely');
const ENOUGH = words('thank praise recommend stress express thanks rate speak say');
/** They pass the denial on: “not allowed to make a transfer”. */
const CARRYING = words('able allowed allow allowing possible willing permitted let letting manage managed');
/** “Could not fault” is better than “not fault”. */
const NOT = words('not never');
const MODALS = words('could would can should will did do does');
const ARTICLES = words('a an any');
const THOUGHT = words('think ask');
/** End what is denied, once a word was denied: what follows is what the sentence is about. */
const ENDING = words(
  'the a an my your our their his her its this that these those of by from with in on at for about as than when while if because so although though but and until since who which where during after before due plus however everything everyone all i you we they it',
);
/** End it in any case. */
const BREAKING = words(
  'but because although though however and yet aber sondern und mais et pero y mas e ma maar en men och og',
);
/** Words between a negation and what it denies. */
const BETWEEN_MAX = 6;
/** Words that stay denied after the first. */
const AFTER_MAX = 3;

/** A word as it is read before denials are found. */
export interface ReadWord {
  readonly form: string;
  /** Lower case. */
  readonly lower: string;
  readonly apart: boolean;
  /** Whether the word says something about the subject. */
  readonly telling: boolean;
}

/** Denied words: from a negation to the first word that it denies, and the last one. */
export interface Denial {
  readonly from: number;
  /** −1 if no word with a subject follows. */
  readonly first: number;
  readonly last: number;
}

/** The denials in a text, in order. They do not overlap. */
export function denialsIn(read: readonly ReadWord[]): Denial[] {
  const found: Denial[] = [];
  for (let at = 0; at < read.length; at += 1) {
    if (!denies(read, at)) continue;
    const one = denialFrom(read, at);
    const isFree = at > 0 && !read[at]!.apart && (found.at(-1)?.last ?? -1) < at - 1;
    const joins = isFree && one.first < 0 && AFTERWARD.test(read[at]!.lower) && read[at - 1]!.telling;
    if (joins) found.push({ from: at - 1, first: at, last: one.last });
    else found.push({ ...one, from: isFree && isAfterModal(read, at) ? at - 1 : at });
    at = one.last;
  }
  return found;
}

const isAfterModal = (read: readonly ReadWord[], at: number): boolean =>
  NOT.has(read[at]!.lower) && MODALS.has(read[at - 1]!.lower);

function denies(read: readonly ReadWord[], at: number): boolean {
  const { lower } = read[at]!;
  const next = read[at + 1];
  if (AFTERWARD.test(lower)) return true;
  if (!next || next.apart) return false;
  if (ANSWERING.has(lower)) {
    const begins = at === 0 || read[at]!.apart || ANSWERING.has(read[at - 1]!.lower);
    if (lower === 'no') return !(begins && ANSWER_ENDS.has(next.lower)) && next.lower !== 'longer';
    return !begins || GOVERNED.has(next.lower);
  }
  if (HARD.has(lower)) return next.lower === 'to';
  if (!DENYING.has(lower) && !CONTRACTED.test(lower)) return false;
  return !RELEASED.has(next.lower) && !isPraise(read, at);
}

/** “Can't thank you enough”, “cannot recommend them highly enough”. */
function isPraise(read: readonly ReadWord[], at: number): boolean {
  const next = read.slice(at + 1, at + 3).some(({ lower }) => ENOUGH.has(lower));
  return next && read.slice(at + 2, at + 9).some(({ lower }) => lower === 'enough');
}

function denialFrom(read: readonly ReadWord[], from: number): Denial {
  const { first, carrying, end } = firstDenied(read, from);
  if (first < 0) {
    // No other word has a subject: “can't think of anything”.
    const isThought = read.slice(from, end).some(({ lower }) => THOUGHT.has(lower));
    return { from, first: carrying < 0 && isThought ? end - 1 : carrying, last: end - 1 };
  }
  // “A better | service” is one thing.
  const isOne = read[end]?.telling && !read[end].apart && ARTICLES.has(read[first - 1]!.lower);
  let last = first;
  for (let at = end; at < read.length && at - first <= AFTER_MAX; at += 1) {
    const { lower, apart } = read[at]!;
    if (apart || BREAKING.has(lower) || ENDING.has(lower)) break;
    last = at;
  }
  return { from, first: isOne && last > first ? first + 1 : first, last };
}

/** The first word with a subject after a negation, the last one that only passes it on, and the end of the search. */
function firstDenied(read: readonly ReadWord[], from: number): { first: number; carrying: number; end: number } {
  let carrying = -1;
  let at = from + 1;
  for (; at < read.length && at - from <= BETWEEN_MAX; at += 1) {
    const { lower, apart, telling } = read[at]!;
    if (apart || BREAKING.has(lower)) break;
    if (!telling) continue;
    if (!CARRYING.has(lower)) return { first: at, carrying, end: at + 1 };
    carrying = at;
  }
  return { first: -1, carrying, end: at };
}
