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

  it('never say the opposite of the texts', () => {
    const titles = clusterTitles([
      ["Couldn't be better", 'It could not be better', 'You couldn’t have been any better', 'Nothing could be better'],
      ['Could not be improved', 'Nothing to improve', 'No improvements', 'nothing needs improving'],
      ["Couldn't fault it", "Can't fault the staff", 'I could not fault anything', 'not your fault at all'],
      ['No complaints', 'I have no complaints', 'no complaints at all', "don't have any complaint"],
      ['I would not recommend this', 'would not recommend it', 'never recommended'],
      ['Hard to beat', 'Very hard to beat', 'impossible to beat this'],
      ['Couldn’t ask for better care', 'could not ask for better care', "can't ask for better care"],
      ['Die App funktioniert nicht', 'Das funktioniert nicht mehr', 'Login funktioniert nicht'],
      ['La app no funciona bien', 'no funciona', 'esto no funciona'],
      ['我不能用卡', '不能用', '这个不能用'],
    ]);
    expect(titles).toEqual([
      "Couldn't be better",
      'No improvements',
      "Can't fault",
      'No complaints',
      'Would not recommend',
      'Hard to beat',
      "Can't ask for better care",
      'Funktioniert nicht',
      'No funciona',
      '不能用',
    ]);
  });

  it('do not deny what a denied comparison is about', () => {
    const care = [
      'Could not have had better care',
      'I couldn’t have kinder care',
      'No care could be finer',
      'Could not have finer care',
    ];
    expect(clusterTitles([care, PRICE])[0]).not.toMatch(/^no care/i);
  });

  it('do not take an answer or a thank for a denial', () => {
    const titles = clusterTitles([
      ['Nothing, the lovely ward', 'No the ward was lovely, a lovely ward', 'No. A lovely ward'],
      ['Can’t thank the friendly team enough', 'cannot praise the friendly team enough', 'friendly team'],
      ['Not only fast delivery', 'not just fast delivery but more', 'fast delivery'],
    ]);
    expect(titles).toEqual(['Lovely ward', 'Friendly team', 'Fast delivery']);
  });

  it('join words that texts have near each other, in any order and form', () => {
    const titles = clusterTitles([
      ['You declined my transfer', 'Why was the transfer declined?', 'declined transfer', 'Transfers are declining'],
      ['status of my delta flight', 'the status of my alaska flight', 'flight status', 'what status has my flight'],
      PRICE,
    ]);
    expect(titles).toEqual(['Declined transfer', 'Status of my flight', 'Price plan']);
  });

  it('say more than one word where a second phrase holds', () => {
    const lost = [
      'I lost my card',
      'My card is lost',
      'A stolen card',
      'The card was stolen',
      'they stole my card today',
    ];
    expect(clusterTitles([lost, PRICE, LOGIN])[0]).toMatch(/(?=.*lost)(?=.*stolen)/i);
    const nurses = ['The nurse', 'A nurse at night, she was gentle', 'So gentle. The nurse', 'Our nurse', 'nurses'];
    expect(clusterTitles([nurses, PRICE])[0]).toBe('Nurse, gentle');
  });

  it('do not deny what more texts affirm', () => {
    const explained = [
      'Everything, I can’t explain',
      'They explained it all',
      'Explained well',
      'He explained the plan',
      'I can’t explain',
      'They explained',
    ];
    expect(clusterTitles([explained, PRICE])[0]).not.toMatch(/can’t/i);
  });

  it('are a typical text in quotation marks, where no phrase holds', () => {
    const times = [
      'What time is it in Russia',
      'the time in Rome',
      'Tokyo time please',
      'A frosty evening',
      'Hot lunch',
    ];
    expect(clusterTitles([times, PRICE])[0]).toBe('“What time is it in Russia”');
  });

  it('hold for a fifth of the texts; otherwise they list typical words', () => {
    const drinks = ['tea was cold', 'tea again', 'the coffee', 'coffee please', 'juice was warm', 'some juice'];
    expect(clusterTitles([drinks, WAITING])[0]).toBe('Coffee, juice, tea');
    const subjects = 'lamp river engine pillow forest cable window garden spoon ladder ticket mirror'.split(' ');
    expect(clusterTitles([subjects.map((subject) => `The ${subject}`), WAITING])[0]).toBe('Mixed');
  });

  it('begin and end where a phrase does', () => {
    const titles = clusterTitles([
      ['How long does a transfer take?', 'how long does the transfer take', 'How long do transfers take'],
      ['The lady I spoke to was lovely', 'lady we spoke to was lovely', 'The lady'],
      ['I was well looked after', 'They looked after me', 'Well looked after!'],
    ]);
    expect(titles).toEqual(['Transfer', 'Lady, lovely', 'Looked after']);
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
    expect(titles).toEqual(['Dark mode', 'Yes, it is', 'Export fails', 'Untitled', 'Mixed', '42']);
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

  it('do not depend on the order of texts, unless one is quoted', () => {
    fc.assert(
      fc.property(fc.array(fc.array(text, { maxLength: 5 }), { maxLength: 5 }), (groups) => {
        const reversed = groups.map((texts) => texts.toReversed());
        const bare = (some: readonly string[][]): string[] =>
          clusterTitles(some).map((title) => title.replace(/“.*”/, 'quoted').replace(/ \d+$/, ''));
        expect(bare(reversed)).toEqual(bare(groups));
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
