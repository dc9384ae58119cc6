import { codePoints } from '@evident/domain/content';
import { passagesOf } from '@evident/domain/search';
import { type PersonalDatum, type PersonalDataKind, withoutOverlaps } from '@evident/domain/suggestions';
import nlp from 'compromise';

type Found = { readonly offset?: { readonly start: number; readonly length: number }; readonly text: string }[];

/** Characters around a name that the offset of its first and last word includes. */
const AROUND = /^[\s"'“”‘’(),.;:!?…–—-]+|(?:['’]s)?[\s"'“”‘’(),.;:!?…–—-]+$/gu;
/** Words with capitals that are taken for names, but are none in speech. */
const NONE = /^(?:I|I'm|OK|Okay|Um|Uh|Yeah|Hi|Hello|God|Mr|Mrs|Ms|Dr|Sir|Madam|\p{Ll}.*)$/u;
const CAPITAL = /\p{Lu}/u;

/** UTF-16 units that are read at once: several sentences. The time for a sentence without an end grows with its square. */
const PASSAGE = 1_000;
/** A passage without the end of a sentence ends between any two words, so it is read on for about a name. */
const READ_ON = 60;
const ENDED = /(?:\n|[.!?…]["'”’»)\]]*\s?)$/u;

/**
 * Finds names of people, places and organizations in English text, by the rules and word lists of compromise. Works offline. Names that
 * are written without capitals are not found.
 */
export function namesIn(text: string): PersonalDatum[] {
  const passages = passagesOf(text, PASSAGE);
  const found = passages.flatMap((passage, at) => {
    if (!CAPITAL.test(passage.text)) return [];
    const next = passages[at + 1];
    const more = next && !ENDED.test(passage.text) ? next.text.slice(0, READ_ON) : '';
    return namesOf(passage.text + more)
      .map((name) => ({ ...name, start: name.start + passage.start, end: name.end + passage.start }))
      .filter(({ start }) => next === undefined || start < next.start);
  });
  return withoutOverlaps(found);
}

function namesOf(text: string): PersonalDatum[] {
  const document = nlp(text);
  const points = codePoints(text);
  const named = (kind: PersonalDataKind, found: Found): PersonalDatum[] =>
    found.flatMap(({ offset }) => {
      if (!offset) return [];
      const raw = text.slice(offset.start, offset.start + offset.length);
      const lead = raw.length - raw.replace(/^[\s"'“”‘’(),.;:!?…–—-]+/u, '').length;
      const name = raw.replace(AROUND, '').replace(/['’]s$/u, '');
      if (name.length < 2 || NONE.test(name)) return [];
      const [from, to] = [offset.start + lead, offset.start + lead + name.length];
      if (text.slice(from, to) !== name) return [];
      return [{ kind, start: points.pointAt(from), end: points.pointAt(to), text: name }];
    });
  return withoutOverlaps([
    ...named('person', document.people().json({ offset: true }) as Found),
    ...named('organization', document.organizations().json({ offset: true }) as Found),
    ...named('place', document.places().json({ offset: true }) as Found),
  ]);
}
