import { wordNearness } from '../../adapters/embeddings/static/word-nearness.ts';
import { type EvidenceSentence, Verifier, supportOf } from '../../domain/evidence/index.ts';
import { QuotedSources } from '../../domain/evidence/find-quote.ts';
import type { Row } from './row.ts';
import { type Pair, readPairs } from './support-pairs.ts';

const nearness = wordNearness();

/** The sentence as it is shown; null if it is left out. */
function shown({ sources, draft }: Pair): EvidenceSentence | null {
  const verifier = new Verifier(sources, [], null, { nearness });
  verifier.add(draft);
  return verifier.verified().content.sections[0]?.sentences[0] ?? null;
}

function ruleOf({ sources, draft }: Pair): string {
  const quoted = new QuotedSources(sources);
  const quotes = draft.quotes.flatMap((claimed) => quoted.find(claimed) ?? []);
  return supportOf(draft.text, quotes, { speakers: 9, nearness, fallback: null }).rule;
}

const percent = (count: number, all: number): number => (100 * count) / Math.max(1, all);

function rowsOf(name: 'tuned' | 'held-out' | 'later' | 'last' | 'fresh'): Row[] {
  const judged = readPairs(name).map((pair) => ({ ...pair, sentence: shown(pair) }));
  const of = (isTrue: boolean) => judged.filter((pair) => pair.isTrue === isTrue);
  const isFinding = ({ sentence }: { sentence: EvidenceSentence | null }): boolean =>
    sentence !== null && !sentence.unchecked;
  const [truths, lies] = [of(true), of(false)];
  const stopped = lies.filter((pair) => !isFinding(pair));
  const kept = truths.filter(({ sentence }) => sentence !== null);
  const checked = truths.filter(isFinding);
  const byKind = [...new Set(lies.map(({ kind }) => kind))].map((kind) => {
    const all = lies.filter((pair) => pair.kind === kind);
    return `${kind} ${all.filter((pair) => !isFinding(pair)).length}/${all.length}`;
  });
  const dropped = lies.filter(({ sentence }) => sentence === null).length;
  if (process.env['SHOW'] === name)
    for (const pair of judged)
      if (isFinding(pair) !== pair.isTrue)
        console.error(
          pair.kind,
          pair.sentence ? (pair.sentence.unchecked ? 'unchecked' : 'FINDING') : 'dropped',
          '|',
          ruleOf(pair),
          '|',
          pair.draft.text,
        );
  return [
    {
      what: `false sentences with verbatim quotes, ${name}: not shown as findings`,
      against: '',
      measured: percent(stopped.length, lies.length),
      unit: '%',
      atLeast: 95,
      note: `${lies.length}, of which ${dropped} left out; ${byKind.join(', ')}`,
    },
    {
      what: `true sentences with verbatim quotes, ${name}: kept`,
      against: '',
      measured: percent(kept.length, truths.length),
      unit: '%',
      atLeast: 93,
      note: `${truths.length}, the others shown as not checked`,
    },
    {
      what: `true sentences with verbatim quotes, ${name}: shown as findings`,
      against: '',
      measured: percent(checked.length, truths.length),
      unit: '%',
      atLeast: 93,
    },
  ];
}

process.stdout.write(
  JSON.stringify([
    ...rowsOf('tuned'),
    ...rowsOf('held-out'),
    ...rowsOf('later'),
    ...rowsOf('last'),
    ...rowsOf('fresh'),
  ]),
);
