import { caseless } from '../text/index.ts';

/** The words of a text, folded to lower case. */
export const wordsOf = (text: string): string[] => caseless(text).match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

/** English words that say little about the subject of a text: function words, and those of spoken language. */
const COMMON = new Set(
  "a about above actually after again all almost already also although always am an and another any anyway are aren't around as at away back basically be because been before being below between bit both but by came can can't cannot cause come comes could couldn't did didn't different do does doesn't doing don't done down each either else em enough especially even ever every fact few for from further gave get gets getting give given go goes going gone gonna good got gotta great guess had has hasn't have haven't having he he's her here here's hers him his hmm how i i'd i'll i'm i've if in instead into is isn't it it'd it'll it's its itself just kind kinda know knows last least less let let's like little ll look looking lot lots m made make makes making many may maybe me mean means might mm mm-hmm more most mostly much must my myself need never next no nor not now of off oh ok okay on once one ones only or other others our ours out over own part perhaps place point pretty probably put quite rather re really right s said same saw say saying says see seen several she should shouldn't since so some sometimes somewhere sort stuff such sure take taken takes taking talk talking tell than that that's the their them themselves then there there's these they they'd they'll they're they've thing things think thinking this those though thought three through time times to together told too took try trying two uh uh-huh um under until up upon us use used using ve very want wanted wants was wasn't way ways we we'd we'll we're we've well went were weren't what what's when where whether which while who who's whole whose why will with within without won't would wouldn't yeah yep yes yet you you'd you'll you're you've your yours yourself d t".split(
    ' ',
  ),
);

const INDEFINITE = /^(?:(?:any|every|some|no)(?:body|one|thing)|none|wh\w+ever)$/;

/** Whether a word says something about the subject, as far as a single word can. */
export const isTelling = (word: string): boolean =>
  word.length > 2 && !INDEFINITE.test(word) && !COMMON.has(word.replace('’', "'")) && !/^\d+$/.test(word);

/** The words that tell the subject, in order. */
export const tellingWords = (text: string): string[] => wordsOf(text).filter(isTelling);
