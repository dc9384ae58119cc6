import {
  type ConversationScope,
  demandedOf,
  isAnswered,
  isFunctionWord,
  isOfNames,
  languageOf,
  namingWords,
  ofDifferentPlaces,
  PASSAGE_OF,
  type PassageFit,
  rankPassages,
  type ScoredPassage,
  speakersNamed,
  subjectOf,
  tellingOf,
} from '@evident/domain/conversations';
import { codePoints } from '@evident/domain/content';
import { type FoundName, inWordsOf, runOfQuestion } from '@evident/domain/glossary';
import type { Source } from '@evident/domain/evidence';
import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { NEIGHBORHOOD, SEARCH_QUERY_CHARS } from '@evident/domain/search';
import { type GlossaryNames, findNames } from '../glossary/index.ts';
import { type QueryMeanings, type TextAnalysis, widenedWords } from '../search/index.ts';
import { byForm, byNamed, noteOf, placeOfWords } from './earlier-passages.ts';
import { askedWords, isHeld, withOtherNames } from './names-asked.ts';
import type {
  Candidates,
  FoundPlace,
  NearPlace,
  PassageReader,
  PlacedSource,
  SearchedCounts,
} from './passage-reader.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** A passage that may answer a question. */
export interface FoundPassage {
  /** Some text of the object around the passage. */
  readonly source: Source;
  /** Verbatim words of the source. */
  readonly text: string;
  /** Of the passage, in the whole text of the object, in code points. */
  readonly start: number;
  readonly end: number;
  /** In relation to the other passages. */
  readonly score: number;
  readonly fit: PassageFit;
}

export interface FoundPassages {
  /** Best first; their sources are called S1, S2 and so on. */
  readonly passages: readonly FoundPassage[];
  /** Words of the question that occur nowhere that the actor can see. */
  readonly missing: readonly string[];
  readonly searched: SearchedCounts;
  /** Names of the glossary in the question, whose other names were looked for, too. */
  readonly names: readonly FoundName[];
  /** Whether the passages answer the question with enough probability to be shown as they are. */
  readonly isAnswered: boolean;
}

/**
 * Finds the passages of notes, insights, highlights and data points that fit a question best, by words and by meaning, in what the actor can see.
 * @throws NotFound if the actor cannot see what the scope names
 */
export type FindPassages = (
  actor: Actor,
  scope: ConversationScope,
  question: string,
  limit: number,
) => Promise<FoundPassages>;

/**
 * A passage has to do with a question from this share of its words, by weight, or from this cosine (decided). Most unrelated texts are
 * below 0.2, and names that occur nowhere lower the share. Within one note, its best passages are looked at in any case.
 */
const HELD = 0.3;
const SIMILAR = 0.35;
/** Passages that are read from records: more than are shown, because their speakers count, and some may have changed. */
const READ = 30;
/** Words of a question that are looked for: the first of a long one. */
const WORDS_MAX = 40;

export const findPassages =
  (
    reader: PassageReader,
    analysis: TextAnalysis,
    meanings: Pick<QueryMeanings, 'of' | 'knows'>,
    glossary: GlossaryNames,
  ): FindPassages =>
  async (actor, scope, question, limit) => {
    const asked = question.slice(0, SEARCH_QUERY_CHARS);
    const language = languageOf(asked);
    const subject = subjectOf(asked, language).replaceAll('"', ' ');
    const names = await findNames(glossary, actor, [runOfQuestion(asked)]);
    let foreign: string | null = null;
    const knowsMeaning = language === null || meanings.knows(language);
    const found = await reader.candidates(actor, {
      scope,
      words: (languages) => {
        const isForeign = language !== null && languages.length > 0 && !languages.includes(language);
        foreign = isForeign && !knowsMeaning ? language : null;
        const words = analysis.analyseQuery(`${subject} `, languages).slice(0, WORDS_MAX);
        return widenedWords(words, names, analysis, languages);
      },
      meaning: knowsMeaning ? await meanings.of(actor, withOtherNames(subject, names), 'HYBRID') : null,
      naming: namingWords(asked),
      named: (names) => speakersNamed(asked, names),
    });
    if (found === null) refuse('NotFound', 'Not found', 'It may have been deleted, or you have no access to it.');
    // Words of another language than the sources say nothing about them; names and numbers do.
    const people = found.named.map(({ name }) => name);
    const missing =
      foreign === null
        ? found.missing.filter((word) => !isFunctionWord(word, language) && !isOfNames(word, people))
        : [];
    const weighed = withoutNames(found.weighed, people);
    const candidates = scoredPassages({ ...found, weighed, missing }, analysis, scope.type === 'NOTE');
    const ranked = rankPassages(candidates).slice(0, READ);
    const sources = await reader.sources(actor, ranked.map(placeOf));
    const read = ranked.flatMap((candidate, at) => {
      const placed = sources[at];
      return placed ? [passageOf(placed, candidate)] : [];
    });
    const passages = bestOf(byNamed(question, read, found.named), { asked, names, language, limit });
    const searched = foreign === null ? found.searched : { ...found.searched, language: foreign };
    const unknown = found.missing.length - missing.length;
    const fitting = withSharedWords(passages, askedWords(demandedOf(subject), names, analysis), unknown, analysis);
    return {
      passages: fitting,
      missing,
      searched,
      names,
      isAnswered: isAnswered(
        fitting.map(({ fit }) => fit),
        scope.type === 'NOTE'
          ? null
          : tellingOf(
              found.weighed.filter(({ demand }) => demand > 0).map(({ weight }) => weight),
              found.documents,
            ),
      ),
    };
  };

interface Choosing {
  readonly asked: string;
  readonly names: readonly FoundName[];
  readonly language: string | null;
  readonly limit: number;
}

/** The best passages of different places and words, those that explain the subject first if that is asked for. */
function bestOf(read: readonly FoundPassage[], { asked, names, language, limit }: Choosing): FoundPassage[] {
  const texts = read.map(({ text }) => text);
  const question = inWordsOf(asked, names, texts);
  const ordered = byForm(question, subjectOf(question, language), read);
  return ofDifferentPlaces(ordered, limit * 2, placeOfWords)
    .filter(isFirstOfItsWords)
    .slice(0, limit)
    .map((passage, at) => ({ ...passage, source: { ...passage.source, key: `S${at + 1}` } }));
}

/** Names of speakers are in few texts. They say who is meant, not what; unless they are all that is asked for. */
function withoutNames(weighed: Candidates['weighed'], names: readonly string[]): Candidates['weighed'] {
  const others = weighed.filter(({ word }) => !isOfNames(word.text, names));
  return others.some(({ demand }) => demand > 0) ? others : weighed;
}

type Ranked = Candidate & { readonly score: number };

function passageOf({ source, start, end }: PlacedSource, { score, words, meaning, held }: Ranked): FoundPassage {
  const from = source.offset ?? 0;
  const text = codePoints(source.text).slice(start - from, end - from);
  const fit = { words, meaning: meaning / NEIGHBORHOOD, held, around: held };
  return { source: { ...source, key: '' }, text, start, end, score, fit };
}

/**
 * With the share of the question's words in what is shown of each passage. The title and the speakers count as if they were said in it.
 * @param unknown words that do not count, because they are of another language than the sources
 */
function withSharedWords(
  passages: readonly FoundPassage[],
  asked: ReturnType<typeof askedWords>,
  unknown: number,
  analysis: TextAnalysis,
): FoundPassage[] {
  const count = Math.max(1, asked.length - unknown);
  const formsOf = (text: string) => new Set(analysis.analyse(text, null).tokens.flatMap((token) => token.forms));
  return passages.map((passage) => {
    const { source, text, fit } = passage;
    const named = formsOf([source.title, ...source.blocks.map(({ speaker }) => speaker ?? '')].join(' '));
    const [here, around] = [formsOf(text), formsOf(source.text)];
    const shareOf = (isIn: (form: string) => boolean): number =>
      Math.min(1, asked.filter((word) => isHeld(word, isIn)).length / count);
    const byName = shareOf((form) => named.has(form) && !here.has(form));
    const shared = shareOf((form) => named.has(form) || around.has(form));
    return { ...passage, fit: { ...fit, held: Math.min(1, fit.held + byName), around: shared } };
  });
}

/** A highlight and the passage of its note are the same words. */
const isFirstOfItsWords = (passage: FoundPassage, at: number, all: readonly FoundPassage[]): boolean =>
  !all
    .slice(0, at)
    .some(({ source, text }) => noteOf(source) === noteOf(passage.source) && isWithin(text, passage.text));

const isWithin = (a: string, b: string): boolean => a.includes(b.trim()) || b.includes(a.trim());

type Candidate = ScoredPassage & Pick<Piece, 'object' | 'text' | 'held'>;

/** Pieces of the texts, each with the similarity of the vectors where it is. */
function scoredPassages(
  { texts, near, weighed, missing }: Candidates,
  analysis: TextAnalysis,
  isOneNote: boolean,
): Candidate[] {
  const places = Map.groupBy(near, ({ type, id }) => type + id);
  const pieces = piecesOf(texts, weighed, analysis, missing.length).map((piece) => {
    const place = placeAt(places.get(piece.object.type + piece.object.id) ?? [], piece.start, piece.end);
    return { ...piece, place, isAbout: piece.held >= HELD || (place?.alone ?? 0) >= SIMILAR };
  });
  return pieces.flatMap(({ object, text, start, end, words, held, near: around, phrases, place }, at): Candidate[] => {
    // An answer often has no word of the question, but the turn before it does.
    const isNear = [-1, 0, 1].some((by) => pieces[at + by]?.isAbout && pieces[at + by]!.object.id === object.id);
    if (!isNear && !isOneNote) return [];
    const { id, parentId } = object;
    const type = PASSAGE_OF[object.type];
    const meaning = place?.similarity ?? 0;
    return [{ object, text, type, id, parentId, start, end, words, held, near: around, phrases, meaning }];
  });
}

/** Vectors are of pieces that begin elsewhere, so the piece takes that of the place which it covers most of. */
function placeAt(places: readonly NearPlace[], start: number, end: number): NearPlace | null {
  let best: NearPlace | null = null;
  let most = 0;
  for (const place of places) {
    const shared = Math.min(end, place.end) - Math.max(start, place.start);
    if (shared > most) [best, most] = [place, shared];
  }
  return best;
}

const placeOf = ({ object, text, start, end }: Candidate): FoundPlace => ({ ...object, text, start, end });
