import fc from 'fast-check';
import { clusterTitles } from './cluster-titles.ts';

const WAITING = [
  'I am still waiting for a reply from support.',
  'We were waiting for a reply for two weeks',
  'Waiting for a reply is the worst part!',
  'Support never answers.',
];
const PRICE = ['The price plan is too expensive', 'A cheaper price plan would help', 'Which price plan do we need?'];
const LOGIN = ['Log in fails on my phone', 'I cannot log in with Okta', 'Log in takes a minute'];

describe('titles of groups of texts', () => {
  it('are phrases that the texts of a group share and others lack', () => {
    expect(clusterTitles([WAITING, PRICE, LOGIN])).toEqual(['Waiting for a reply', 'Price plan', 'Log in']);
  });

  it('keep the case that the texts use, apart from beginnings of sentences', () => {
    const titles = clusterTitles([
      ['Apple Pay is not there', 'I want Apple Pay', 'Apple Pay please'],
      ['The NHS number is wrong', 'NHS number missing', 'My NHS number'],
      ['Waiting Times are bad', 'waiting times', 'Long waiting times'],
    ]);
    expect(titles).toEqual(['Apple Pay', 'NHS number', 'Waiting times']);
  });

  it('keep a negation', () => {
    const broken = [
      'The search is not working',
      'Export is not working at all',
      'My login not working',
      'not working!',
    ];
    expect(clusterTitles([broken, PRICE])[0]).toMatch(/not working/i);
  });

  it('neither begin nor end with a function word, in several languages', () => {
    const titles = clusterTitles([
      ['Wir warten auf eine Antwort', 'Ich warte auf die Antwort vom Support', 'auf die Antwort vom Support gewartet'],
      ['Der Preis ist für uns zu hoch', 'Der Preis steigt immer', 'Für den Preis ist das schlecht'],
      ['La page de connexion est lente', 'Avec la page de connexion je ne peux rien faire', 'la page de connexion'],
    ]);
    expect(titles).toEqual(['Antwort vom Support', 'Preis', 'Page de connexion']);
  });

  it('exist for a script without spaces', () => {
    const titles = clusterTitles([
      ['我的银行卡丢了', '银行卡什么时候到？', '新的银行卡'],
      ['怎么修改密码', '忘记了密码', '密码不对'],
    ]);
    expect(titles[0]).toBe('银行卡');
    expect(titles[1]).toBe('密码');
  });

  it('exist for groups of one or two texts, of function words, and of nothing', () => {
    const titles = clusterTitles([
      ['Dark mode hurts my eyes', 'Please add dark mode'],
      ['Yes, it is'],
      ['Export fails'],
      [],
      ['', ' '],
      ['42'],
    ]);
    expect(titles).toEqual(['Dark mode', 'Yes, it is', 'Export fails', 'Untitled', 'Untitled 2', '42']);
  });

  it('are different', () => {
    const titles = clusterTitles([PRICE, PRICE, PRICE.toReversed(), ['price plan']]);
    expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(4);
  });

  it('take a background into account', () => {
    const group = ['Card payment is late', 'My card payment', 'The card payment came late'];
    const background = Array.from({ length: 20 }, (_, at) => `Card payment number ${at} arrived`);
    expect(clusterTitles([group])).toEqual(['Card payment']);
    expect(clusterTitles([group], background)[0]).toMatch(/late$/i);
  });

  const WORDS = 'card payment waiting for a reply not working the price is Hello NHS 银 行 è 42 . ! \n'.split(' ');
  const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(' '));

  it('do not depend on the order of texts', () => {
    fc.assert(
      fc.property(fc.array(fc.array(text, { maxLength: 5 }), { maxLength: 5 }), (groups) => {
        const reversed = groups.map((texts) => texts.toReversed());
        expect(clusterTitles(reversed)).toEqual(clusterTitles(groups));
      }),
    );
  });

  it('are never empty or twice the same, and belong to the group in any order of groups with different texts', () => {
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { maxLength: 5 }), (groups) => {
        const titles = clusterTitles(groups);
        expect(titles.every((title) => title.trim() !== '')).toBe(true);
        expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(groups.length);
      }),
    );
  });
});
