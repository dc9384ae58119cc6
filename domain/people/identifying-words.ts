import { isFindable } from './folded-text.ts';
import type { Person } from './person.ts';

const SHORT = 3;
const EMAIL = /^(?:mailto:)?(\S+@\S+\.\S+)$/i;
const PHONE = /^(?:tel:)?(\+?[\d\s().-]{7,})$/i;
/** A page below a host, such as a profile; the host alone is no one's. */
const PAGE = /^(?:https?:\/\/)?(?:www\.)?([\w-]+(?:\.[\w-]+)+\/[^\s?#]*[^\s?#/])/i;

/** Words that identify a person. */
export interface IdentifyingWords {
  /** Full names of two words or more, addresses, phone numbers and profiles. */
  readonly everywhere: string[];
  /** Also each first and last name and the names of their speakers, which elsewhere may mean someone else. */
  readonly inNotes: string[];
}

/** @param values the values of their custom fields */
export function identifyingWords(
  { name, details }: Pick<Person, 'name' | 'details'>,
  speakers: readonly string[],
  values: readonly string[] = [],
): IdentifyingWords {
  const contacts = [...Object.values(details), ...values].flatMap(contactIn);
  const everywhere = named([...(name.split(/\s+/).filter(isFindable).length > 1 ? [name] : []), ...contacts]);
  return { everywhere, inNotes: named([...everywhere, name, ...speakers, ...partsOf(name)]) };
}

const contactIn = (value: string): string[] =>
  [EMAIL, PHONE, PAGE].flatMap((kind) => kind.exec(value.trim())?.[1] ?? []).slice(0, 1);
const named = (words: readonly string[]): string[] => [...new Set(words.map((word) => word.trim()).filter(Boolean))];
const partsOf = (name: string): string[] => name.split(/\s+/).filter((part) => part.length >= SHORT);
