import { type CountQuestion, readCountQuestion } from './index.ts';

const TODAY = '2026-11-29';
const asks = (counts: CountQuestion['counts'], more: Partial<CountQuestion>): CountQuestion => ({
  counts,
  group: null,
  words: null,
  isExact: false,
  tag: null,
  person: null,
  period: null,
  ...more,
});
const since = (from: string) => ({ from, to: null });
const whole = (from: string, to: string) => ({ from, to });

describe('a counting question in another language', () => {
  it.each<[string, CountQuestion]>([
    ['Wie viele Notizen erwähnen Kosten?', asks('NOTE', { words: 'Kosten' })],
    ['wie viele der Interviews sprechen über die Preise', asks('NOTE', { words: 'Preise' })],
    ['Wieviele Personen nennen „Preis“?', asks('PERSON', { words: 'Preis', isExact: true })],
    ['Wie viele SREs erwähnen Kosten?', asks('PERSON', { group: 'SREs', words: 'Kosten' })],
    ['In wie vielen Interviews werden Kosten erwähnt?', asks('NOTE', { words: 'Kosten' })],
    ['Wie viele Notizen sind mit Preis getaggt?', asks('NOTE', { tag: 'Preis' })],
    ['Wie viele Highlights haben den Tag Preis?', asks('HIGHLIGHT', { tag: 'Preis' })],
    ['Wie viele Interviews mit Daniel erwähnen Tests?', asks('NOTE', { person: 'Daniel', words: 'Tests' })],
    ['Wie viele Notizen erwähnen Kosten seit Juni?', asks('NOTE', { words: 'Kosten', period: since('2026-06-01') })],
    ['Wie viele Interviews haben wir im Oktober geführt?', asks('NOTE', { period: whole('2026-10-01', '2026-10-31') })],
    ['Wie viele Gespräche gab es letzten Monat?', asks('NOTE', { period: whole('2026-10-01', '2026-10-31') })],
    [
      'Wie viele Interviews erwähnen Kosten zwischen Juni und August?',
      asks('NOTE', { words: 'Kosten', period: whole('2026-06-01', '2026-08-31') }),
    ],
    ['Wie viele Interviews gibt es seit dem 3. März 2026?', asks('NOTE', { period: since('2026-03-03') })],
    ['Combien de notes mentionnent le coût ?', asks('NOTE', { words: 'coût' })],
    ['Combien d’entretiens parlent de la tarification ?', asks('NOTE', { words: 'tarification' })],
    ['Combien de notes mentionnent « coût réel » ?', asks('NOTE', { words: 'coût réel', isExact: true })],
    ['Combien de citations sont taguées Prix ?', asks('HIGHLIGHT', { tag: 'Prix' })],
    ['Combien de personnes évoquent l’export ?', asks('PERSON', { words: 'export' })],
    ['Combien d’entretiens avons-nous fait depuis le 3 mars 2026 ?', asks('NOTE', { period: since('2026-03-03') })],
    [
      'Combien de notes mentionnent le prix dans les 30 derniers jours ?',
      asks('NOTE', { words: 'prix', period: since('2026-10-30') }),
    ],
    ['¿Cuántas notas mencionan costes?', asks('NOTE', { words: 'costes' })],
    ['¿Cuantas personas hablan del precio?', asks('PERSON', { words: 'precio' })],
    ['¿En cuántas entrevistas se menciona el precio?', asks('NOTE', { words: 'precio' })],
    ['¿Cuántas citas tienen la etiqueta Precio?', asks('HIGHLIGHT', { tag: 'Precio' })],
    ['¿Cuántas entrevistas hay desde el 3 de marzo de 2026?', asks('NOTE', { period: since('2026-03-03') })],
    [
      'Wie viele Notizen in diesem Projekt erwähnen Kosten im Jahr 2026?',
      asks('NOTE', { words: 'Kosten', period: whole('2026-01-01', '2026-12-31') }),
    ],
    ['Quantas notas mencionam custos?', asks('NOTE', { words: 'custos' })],
    ['Quantas pessoas falam do preço?', asks('PERSON', { words: 'preço' })],
    ['Quantas notas têm a etiqueta Preço?', asks('NOTE', { tag: 'Preço' })],
    ['Quantos insights existem?', asks('INSIGHT', {})],
    ['Quantas entrevistas fizemos este ano?', asks('NOTE', { period: whole('2026-01-01', '2026-12-31') })],
    ['Quante note menzionano i costi?', asks('NOTE', { words: 'costi' })],
    ['Quante persone parlano dell’esportazione?', asks('PERSON', { words: 'esportazione' })],
    ['Quante citazioni hanno il tag Prezzo?', asks('HIGHLIGHT', { tag: 'Prezzo' })],
    ['Quante interviste ci sono da giugno?', asks('NOTE', { period: since('2026-06-01') })],
    ['Hoeveel notities vermelden kosten?', asks('NOTE', { words: 'kosten' })],
    ['Hoeveel mensen praten over de prijs?', asks('PERSON', { words: 'prijs' })],
    ['In hoeveel gesprekken worden kosten genoemd?', asks('NOTE', { words: 'kosten' })],
    ['Hoeveel notities zijn getagd met Prijs?', asks('NOTE', { tag: 'Prijs' })],
    [
      'Hoeveel interviews hebben we vorige maand gehouden?',
      asks('NOTE', { period: whole('2026-10-01', '2026-10-31') }),
    ],
  ])('is read: %s', (question, read) => {
    expect(readCountQuestion(question, TODAY)).toEqual(read);
  });

  it.each([
    'Wie viele Notizen erwähnen keine Kosten?',
    'Wie viele Notizen erwähnen Kosten oder Preise?',
    'Wie viele Notizen erwähnen es?',
    'Wie viele Notizen erwähnen Kosten in diesem Ordner?',
    'Combien de notes mentionnent le coût dans ce dossier ?',
    'Quante note menzionano i costi in questa cartella?',
    'Wie viele Leute mögen das neue Dashboard?',
    'Wie viele Notizen?',
    'Wie viel kostet es?',
    'Combien de notes ne mentionnent pas le coût ?',
    'Combien de notes mentionnent le coût et le prix ?',
    'Combien ça coûte ?',
    '¿Cuántas notas no mencionan costes?',
    '¿Cuántas personas quieren un descuento?',
    'Quantas pessoas não mencionam custos?',
    'Quante persone non parlano di costi?',
    'Hoeveel mensen noemen geen kosten?',
    'Hoeveel mensen noemen kosten of prijzen?',
  ])('is left to passages: %s', (question) => {
    expect(readCountQuestion(question, TODAY)).toBeNull();
  });
});
