import type { NamedIn } from '@evident/application/suggestions/names';
import type { PersonalDatum, PersonalDataKind } from '@evident/domain/suggestions';
import { codePoints } from '@evident/domain/content';
import nlp from 'compromise';

type Found = { readonly offset?: { readonly start: number; readonly length: number }; readonly text: string }[];

/** Characters around a name that the offset of its first and last word includes. */
const AROUND = /^[\s"'“”‘’(),.;:!?…–—-]+|(?:['’]s)?[\s"'“”‘’(),.;:!?…–—-]+$/gu;
/** Words with capitals that are taken for names, but are none in speech. */
const NONE = /^(?:I|I'm|OK|Okay|Um|Uh|Yeah|Hi|Hello|God|Mr|Mrs|Ms|Dr|Sir|Madam|\p{Ll}.*)$/u;

/**
 * Finds names of people, places and organizations in English text, by the rules and word lists of compromise. Works offline. Names that
 * are written without capitals are not found.
 */
export const compromiseNames: NamedIn = (text) => {
  const document = nlp(text);
  const points = codePoints(text);
  const seen: { from: number; to: number }[] = [];
  const named = (kind: PersonalDataKind, found: Found): PersonalDatum[] =>
    found.flatMap(({ offset }) => {
      if (!offset) return [];
      const raw = text.slice(offset.start, offset.start + offset.length);
      const lead = raw.length - raw.replace(/^[\s"'“”‘’(),.;:!?…–—-]+/u, '').length;
      const name = raw.replace(AROUND, '').replace(/['’]s$/u, '');
      if (name.length < 2 || NONE.test(name)) return [];
      const [from, to] = [offset.start + lead, offset.start + lead + name.length];
      if (text.slice(from, to) !== name || seen.some((one) => one.from < to && from < one.to)) return [];
      seen.push({ from, to });
      return [{ kind, start: points.pointAt(from), end: points.pointAt(to), text: name }];
    });
  return [
    ...named('person', document.people().json({ offset: true }) as Found),
    ...named('organization', document.organizations().json({ offset: true }) as Found),
    ...named('place', document.places().json({ offset: true }) as Found),
  ];
};
