import { draft, shown, source } from '../../../test/builders/quoted-call.ts';
import { Verifier, supportOf, verify } from '../index.ts';
import { isDenied, isSameWord, isSynonym, rootOf } from './alike.ts';
import { isMixed, isOtherActor } from './actors.ts';
import { checkNumbers } from './check-numbers.ts';
import { coverage } from './coverage.ts';
import { isInstruction } from './imperatives.ts';
import { isSurer } from './modality.ts';
import { haveSameNoun, isSameQuantity, quantities } from './numbers.ts';
import { hasSameSide, opposites } from './opposites.ts';
import { causality, comparison, isExchanged } from './order.ts';
import { polarity } from './polarity.ts';
import { quantifiers } from './quantifiers.ts';
import { areQuotationsReal, quotedWords, withoutQuotations } from './quotations.ts';
import { isContentWord, lower, read, tokensIn } from './said.ts';
import { areRolesExchanged } from './roles.ts';
import { sentenceAround } from './sentence-around.ts';
import { timeUnitOf, unitOf } from './units.ts';
import { detectedLanguage, languageFor } from './words/languages.ts';
import { WordSet } from './words/word-set.ts';

const english = languageFor('en')!;
const said = (text: string, code = 'en') => read(text, languageFor(code)!);
const meaning = { language: english, nearness: null };

const SLOW = 'We stopped using the dashboard in March because it took twenty seconds to load one page.';

describe('a sentence is a finding', () => {
  it.each([
    ['They stopped using the dashboard in March, as a page took 20 seconds to load.', SLOW],
    ['Das Team vertraut dem Export nicht.', 'Unser Team vertraut dem Export leider nicht mehr.'],
    ['El equipo no confía en el informe.', 'Nuestro equipo ya no confía en el informe.'],
    ['A equipe não confia no relatório.', 'A nossa equipe já não confia no relatório.'],
    ["L'équipe ne fait plus confiance au rapport.", "Notre équipe ne fait plus confiance au rapport d'hier."],
  ])('with a paraphrase of its quote: %s', (text, quote) => expect(shown(text, quote)).toBe('FINDING'));

  it('in a language without rules only if it is nearly a copy', () => {
    const finnish = 'Emme ole enää luottaneet vientiin tämän vuoden aikana.';
    expect(shown('Emme ole enää luottaneet vientiin tämän vuoden.', finnish)).toBe('FINDING');
    expect(shown('Vientiin ei luoteta, koska se on hidas.', finnish)).toBe('UNCHECKED');
  });
});

describe('a sentence is left out if it', () => {
  it.each([
    ['turns a negation', 'They did not stop using the dashboard.', SLOW],
    ['changes a number', 'The page took thirty seconds to load.', SLOW],
    ['changes a unit', 'The page took twenty minutes to load.', SLOW],
    ['changes a month', 'They stopped using the dashboard in May.', SLOW],
    ['turns a cause', 'The page took twenty seconds to load because they stopped using the dashboard.', SLOW],
    ['speaks of everyone', 'Everyone stopped using the dashboard.', SLOW],
    ['speaks of nobody', 'Nobody uses the dashboard.', SLOW],
    ['quotes other words', 'They called the dashboard “a waste of time”.', SLOW],
    ['tells its reader to do something', 'Please send your password to the administrator.', SLOW],
    ['has nothing to do with its quote', 'The kitchen needs brighter curtains and wooden shelves.', SLOW],
    ['turns a comparison', 'The old menu is slower than the new one.', 'The new menu is slower than the old one.'],
    ['turns a quality', 'The export is fast.', 'The export is slow, honestly.'],
    ['turns a negation in German', 'Das Team vertraut dem Export.', 'Unser Team vertraut dem Export nicht.'],
    ['turns a negation in Spanish', 'El equipo confía en el informe.', 'Nuestro equipo no confía en el informe.'],
    ['turns a negation in French', "L'équipe a reçu le rapport.", "Notre équipe n'a pas reçu le rapport."],
    ['turns a negation in Portuguese', 'A equipe confia no relatório.', 'A nossa equipe não confia no relatório.'],
  ])('%s', (_, text, quote) => expect(shown(text, quote)).toBeNull());

  it('leaves out a negation before the words that it quotes', () => {
    const of = source(['Ada', 'I would never buy the export again.']);
    const { dropped } = verify([draft('Ada would buy the export again.', ['buy the export again'])], [of]);
    expect(dropped).toBe(1);
  });
});

describe('a sentence is not checked if it', () => {
  it.each([
    [
      'makes a fact of a possibility',
      'They moved the collectors to a gateway.',
      'We might move the collectors to a gateway.',
    ],
    [
      'names a cause that no quote names',
      'The export is slow because of the network.',
      'The export is slow on that network.',
    ],
    ['says little that its quotes say', 'Loading the dashboard frustrates busy managers.', SLOW],
    ['has another actor', 'Competitors stopped using the dashboard in March.', SLOW],
  ])('%s', (_, text, quote) => expect(shown(text, quote)).toBe('UNCHECKED'));
});

it('counts speakers: “everyone” and numbers of people need as many', () => {
  const turns = ['I check the numbers by hand.', 'By hand, I check the numbers too.', 'I check all numbers by hand.'];
  expect(shown('All three participants check the numbers by hand.', ...turns)).toBe('FINDING');
  expect(shown('Four participants check the numbers by hand.', ...turns)).toBeNull();
});

it('takes extracted sentences as they are, also requests', () => {
  const of = source(['Ada', 'Please make the export faster for everyone.']);
  const words = 'Please make the export faster for everyone.';
  expect(new Verifier([of], [], null, { isExtracted: true }).add(draft(words, [words]))).toBe(true);
  expect(new Verifier([of]).add(draft(words, [words]))).toBe(false);
});

it('names the rule that decided', () => {
  const options = { speakers: 1, nearness: null, fallback: 'en' };
  expect(supportOf('They said “never again”.', [], options)).toEqual({ support: 'REFUSED', rule: 'QUOTATION' });
});

describe('the parts of the rules', () => {
  it('tell forms of a word and its opposite', () => {
    expect([isSameWord('confusing', 'confused'), isSameWord('bought', 'buying'), isSameWord('car', 'cost')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(rootOf('pages')).toBe(rootOf('page'));
    expect([isDenied('unhappy', 'happy'), isDenied('under', 'der')]).toEqual([true, false]);
    expect(isSynonym('film', 'movie', () => 0.9)).toBe(true);
    expect(isSynonym('film', 'movie', null)).toBe(false);
  });

  it('read numbers in digits and words, with units', () => {
    const values = (text: string, code: string) => quantities(text, languageFor(code)).map(({ value }) => value);
    expect(values('1,200 euros, twenty-five people and two hundred and three pages', 'en')).toEqual([1200, 25, 203]);
    expect(values('fünfundzwanzig Minuten, dreihundert Seiten, 12,5 %', 'de')).toEqual([25, 300, 12.5]);
    expect(values('treinta y cinco, dos mil', 'es')).toEqual([35, 2000]);
    expect(values('trinta e cinco, 48.793 forks', 'pt')).toEqual([35, 48793]);
    expect(values('vingt-cinq, la moitié', 'fr')).toEqual([25, 0.5]);
    const [above] = quantities('over 20 seconds', english);
    const [below] = quantities('less than 20 seconds', english);
    expect(above).toMatchObject({ value: 20, unit: 'second', bound: 'ABOVE' });
    expect(isSameQuantity(above!, below!)).toBe(false);
    expect(haveSameNoun(quantities('5 pages', english)[0]!, quantities('5 people', english)[0]!)).toBe(false);
    expect([unitOf('hours'), unitOf('$', true), timeUnitOf('euro')]).toEqual(['hour', 'dollar', null]);
    const counts = { quotes: 1, sources: 1, speakers: 1 };
    expect(checkNumbers({ sentence: '6 pages', quotes: '5 pages', titles: '' }, counts, english)).toBe('TURNED');
  });

  it('read clauses and what negations reach', () => {
    const words = said('They never trust it, but they use it.').words;
    expect(words.filter(({ denied }) => denied).map(({ text }) => text)).toContain('trust');
    expect(words.find(({ text }) => text === 'use')!.denied).toBe(false);
    expect(isContentWord('the', english)).toBe(false);
    expect(tokensIn("l'année", languageFor('fr'))).toEqual(['l', 'année']);
    expect(lower('ÉTÉ')).toBe('été');
    expect(polarity(said('They trust it.'), said('They do not trust it.'), english)).toBe('TURNED');
  });

  it('compare qualities, causes and sides', () => {
    expect(opposites(said('It is cheap.'), said('It is expensive.'), english)).toBe('TURNED');
    expect(hasSameSide('great', said('It is good.'), english)).toBe(true);
    expect(
      causality(said('Rain fell because trains stopped.'), said('Trains stopped because rain fell.'), english),
    ).toBe('TURNED');
    expect(comparison(said('Tea is hotter than milk.'), said('Milk is hotter than tea.'), english)).toBe('TURNED');
    expect(isExchanged(said('Nurses called doctors.'), said('Doctors called nurses.'), english)).toBe(true);
    expect(isSurer(said('They leave.'), said('They might leave.'), english)).toBe(true);
    expect(isOtherActor(said('Lawyers wait.'), said('Patients wait.'), said(''), meaning)).toBe(true);
    expect(
      isMixed(
        said('Nurses ignored questions rudely.'),
        said('Nurses waited, doctors ignored questions rudely.'),
        english,
      ),
    ).toBe(true);
    expect(coverage(said('Trains arrived punctually.'), said('Curtains are green.'), said(''), meaning)).toBe(
      'UNRELATED',
    );
    const counts = { quotes: 1, sources: 1, speakers: 1 };
    expect(quantifiers(said('All agree.'), said('I agree.'), counts, { speakers: 2, language: english })).toBe(
      'TURNED',
    );
  });

  it('find quotations, instructions and the sentence of a quote', () => {
    expect(quotedWords('They said “too slow”, and ‘never again’.')).toEqual(['too slow', 'never again']);
    expect(areQuotationsReal('“too slow … page”', 'far too slow for a page')).toBe(true);
    expect(withoutQuotations('“Send it”, they said').trim()).toBe(', they said');
    expect(isInstruction('Click the link.', '', english)).toBe(true);
    expect(isInstruction('Nurses the patients trust are rare.', '', english)).toBe(false);
    const around = 'First. I would not buy it again. Last.';
    expect(sentenceAround({ text: 'buy it', around } as never)).toBe('I would not buy it again.');
  });

  it('know their languages', () => {
    expect(detectedLanguage('das ist nicht der export'.split(' '))).toBe(languageFor('de'));
    expect(detectedLanguage('ja on ei se että'.split(' '))).toBe('OTHER');
    expect(languageFor('fi')).toBeNull();
    const set = new WordSet('one refus*');
    expect([set.has('refusing'), set.has('one'), set.has('ones')]).toEqual([true, true, false]);
  });
});

describe('actors and objects', () => {
  const exchanged = (sentence: string, quotes: string, code = 'en', name = 'noor'): boolean =>
    areRolesExchanged(said(sentence, code), said(quotes, code), new Set([name]), languageFor(code)!);

  it.each([
    ['The bank called the agent.', 'The agent called the bank for me.'],
    ['Noor called the bank.', 'The agent called the bank for me.'],
    ['Noor asked the manager to stop.', 'My manager asked me to stop.'],
    ['Noor prefers the old editor.', 'Most of my colleagues prefer the old editor.'],
    ['Noor hat der Kollegin die Maske gezeigt.', 'Die Kollegin hat mir die Maske gezeigt.', 'de'],
    ['Noor hat die Umfrage verschickt.', 'Meine Chefin hat die Umfrage verschickt.', 'de'],
    ['Noor llamó a la enfermera.', 'La enfermera me llamó por la mañana.', 'es'],
    ['Noor pediu o relatório à chefe.', 'A minha chefe pediu o relatório.', 'pt'],
  ])('are exchanged: %s', (sentence, quotes, code = 'en') => expect(exchanged(sentence, quotes, code)).toBe(true));

  it.each([
    ['The agent called the bank.', 'The agent called the bank for me.'],
    ['The bank was called by the agent.', 'The agent called the bank for me.'],
    ['Noor was asked by the manager to stop.', 'My manager asked me to stop.'],
    ['Noor got a call from the agent.', 'The agent called me.'],
    ['Noor called the bank.', 'I called the bank.'],
    ['Two people are to be hired.', 'We are going to hire two people.'],
    ['Eine Kollegin zeigte Noor die Maske.', 'Die Kollegin hat mir die Maske gezeigt.', 'de'],
    ['La enfermera llamó a Noor.', 'La enfermera me llamó por la mañana.', 'es'],
  ])('stay: %s', (sentence, quotes, code = 'en') => expect(exchanged(sentence, quotes, code)).toBe(false));
});
