/** A kind of answer that a question can ask for. The words are English and Portuguese. */
export interface AskedKind {
  readonly kind: string;
  /** Title of a group of such answers. */
  readonly title: string;
  /** Words of a question that asks for it. */
  readonly asked: RegExp;
  /** Words of sentences that answer it. */
  readonly said: RegExp;
}

export const ASKED_KINDS: readonly AskedKind[] = [
  {
    kind: 'difficulties',
    title: 'Difficulties',
    asked:
      /\b(?:hard|harder|difficult\w*|hinder\w*|hindrance\w*|barrier\w*|obstacle\w*|challeng\w*|problem\w*|issues?|struggl\w*|pains?|frustrat\w*|confus\w*|complain\w*|annoy\w*|block\w*|prevents?|worr\w*|dificuldade\w*|dif[ií]cil|problema\w*|erros?|frustra\w*)\b/iu,
    said: /\b(?:hard|harder|difficult\w*|hinder\w*|barriers?|obstacles?|challeng\w*|problem\w*|issues?|struggl\w*|painful|pains?|frustrat\w*|confus\w*|annoy\w*|lack\w*|missing|unable|cannot|can['’]t|couldn['’]t|doesn['’]t work|slow\w*|complicated|complex\w*|overwhelm\w*|cumbersome|trouble|fail\w*|errors?|wrong|worse|broken|not enough|too (?:much|many|long|little|few)|resistance|dif[ií]cil|dificuldade\w*|problema\w*|errei|erro|erros|errado|confus\w*|n[ãa]o (?:sei|consigo|consegui|lembr\w*|encontr\w*|est[áa]|d[áa]|entendi|achei|vi)|perd[iã]\w*|falta\w*|imaginei|achava|pelo visto|lento|demor\w*)(?![\p{L}])/iu,
  },
  {
    kind: 'reasons',
    title: 'Reasons',
    asked: /\b(?:why|reasons?|motivat\w*|por ?qu[eê])(?![\p{L}])/iu,
    said: /\b(?:because|since|so that|in order to|reasons?|that['’]s why|wanted|needed|decided|led me|realized|drew me|got (?:me )?(?:involved|started)|important|porque)\b/iu,
  },
  {
    kind: 'wishes',
    title: 'Needs and wishes',
    asked: /\b(?:miss|missing|features?|wish\w*|want\w*|needs?|improv\w*|suggest\w*|request\w*|expect\w*)\b/iu,
    said: /\b(?:wish\w*|would (?:like|love|be)|want\w*|need\w*|should|could be|better|easier|improv\w*|missing|lack\w*|ability to|support for|integrat\w*)\b/iu,
  },
  {
    kind: 'feelings',
    title: 'Feelings',
    asked: /\b(?:feel|felt|feeling|feelings|treat\w*|attitude\w*)\b/iu,
    said: /\b(?:feel|felt|feeling|treated|attitude|listen\w*|respect\w*|kind|caring|friendly|rude|patronis\w*|ignored|welcom\w*|understood|understanding|support\w*|help\w*|comfort\w*|safe|anxious|dismiss\w*)\b/iu,
  },
  {
    kind: 'strengths',
    title: 'What works well',
    asked:
      /\b(?:strengths?|advantages?|benefits?|pleasant\w*|(?:works?|working|goes|went) well|(?:do|did|does)\b[^,;?]{0,30}\b(?:like|love|value|enjoy|appreciate)|like (?:most|best|about)|good about|liked|pros)\b/iu,
    said: /\b(?:like|likes|liked|love|loves|loved|enjoy\w*|great|excellent|easy|easily|simple|nice|good|best|fast|quick|helpful|useful|convenient|intuitive|flexible|powerful|beautiful|saves?|works? well|makes? it (?:easy|easier|simple)|fun|appreciate\w*)\b/iu,
  },
  {
    kind: 'workarounds',
    title: 'Workarounds',
    asked: /\b(?:work(?:-| )?arounds?|cope|coping|get around|instead|manage without|alternatives?)\b/iu,
    said: /\b(?:work(?:-| )?arounds?|by hand|manually|instead|spreadsheets?|excel|copy|copies|script(?:s|ed)?|own (?:tool|table|list)s?|until then|for now|hack\w*)\b/iu,
  },
];

/** The kinds of answers that a question asks for, in the order in which it names them. */
export const kindsAsked = (question: string): readonly AskedKind[] =>
  ASKED_KINDS.map((kind) => ({ kind, at: question.search(kind.asked) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ kind }) => kind);

/** Key of the group of the answers of a kind. */
export const askedKey = ({ kind }: AskedKind): string => `asked-${kind}`;

/** Title of such a group; null for keys of other groups. */
export const askedTitle = (key: string): string | null =>
  ASKED_KINDS.find((kind) => askedKey(kind) === key)?.title ?? null;

/** Words that turn an answer: easy is no strength in "not easy". */
const DENIED =
  /\b(?:not|never|no|isn['’]t|aren['’]t|wasn['’]t|don['’]t|doesn['’]t|can['’]t|cannot|hard(?:er)?|difficult\w*|would|should|could|better|more|way to|option|ability|support for|add|missing|lack\w*|need\w*|want\w*|wish\w*)\b/iu;
/** Words that deny: a difficulty, unless the words tell another kind. */
const NOT = /\b(?:not|no|never|nobody|cannot|without)\b|n['’]t\b/iu;

/**
 * The kind of answer that a passage gives, of those asked for. It is that of the question or heading before it, otherwise
 * that of its words; null if neither has one.
 */
export function kindOfAnswer(
  { text, context }: { readonly text: string; readonly context: string },
  kinds: readonly AskedKind[],
): AskedKind | null {
  const [told, ...others] = kinds.filter(({ asked }) => asked.test(context));
  if (told && others.length === 0) return told;
  const counted = kinds.map((kind) => ({
    kind,
    count: strengthOf(kind, text),
  }));
  const best = counted.reduce((one, other) => (other.count > one.count ? other : one));
  return best.count > 0 ? best.kind : null;
}

function strengthOf({ kind, said }: AskedKind, text: string): number {
  if (kind === 'strengths' && DENIED.test(text)) return 0;
  const count = [...text.matchAll(new RegExp(said, 'giu'))].length;
  return kind === 'difficulties' && NOT.test(text) ? count + 0.5 : count;
}
