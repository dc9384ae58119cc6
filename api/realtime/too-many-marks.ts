import { MARKS, RICH_TEXT_LIMITS } from '@evident/domain/content';
import * as Y from 'yjs';
import type { Parents, Struct } from './change-parents.ts';

/** Maximum number of mark names, known or unknown, on one character. */
const NAMES_MAX = RICH_TEXT_LIMITS.overlaps + Object.keys(MARKS).length;
/** Marks that may overlap their own kind have a hash in their name. */
const HASHED = '--';

/** Names of overlapping marks in a document: exact after a count, plus those of later changes. */
const namesIn = new WeakMap<Y.Doc, Set<string>>();

type Format = Y.Item & { content: Y.ContentFormat };

/** Returns why a change has too many marks, or null. Inspects only the texts it marks. */
export function tooManyMarks(
  document: Y.Doc,
  structs: readonly Struct[],
  parents: Parents,
  limit: number,
): string | null {
  const formats = structs.filter(
    (struct): struct is Format => struct instanceof Y.Item && struct.content instanceof Y.ContentFormat,
  );
  if (formats.length === 0) return null;
  const marked = new Set(formats.map((format) => parents.of(format)));
  const items = structs.filter(
    (struct): struct is Y.Item => struct instanceof Y.Item && marked.has(parents.of(struct)),
  );
  for (const [text, ofText] of Map.groupBy(items, (item) => parents.of(item))) {
    if (deepest(text, ofText, parents) > NAMES_MAX)
      return `At most ${RICH_TEXT_LIMITS.overlaps} highlights can overlap`;
  }
  const added = [...namesOf(formats)].filter((name) => name.includes(HASHED));
  const names = namesIn.get(document) ?? countNames(document);
  const now = names.size + added.length > limit ? countNames(document) : names;
  for (const name of added) now.add(name);
  namesIn.set(document, now);
  if (now.size <= limit || added.length === 0) return null;
  namesIn.delete(document);
  return `A document holds at most ${limit.toLocaleString('en')} highlights`;
}

/** Adds the names of a change that enters unchecked. */
export function countMarks(document: Y.Doc, structs: readonly Struct[]): void {
  const names = namesIn.get(document);
  for (const name of names ? overlappingNames(structs) : []) names!.add(name);
}

const overlappingNames = (structs: readonly Struct[]): string[] =>
  [
    ...namesOf(
      structs.filter(
        (struct): struct is Format => struct instanceof Y.Item && struct.content instanceof Y.ContentFormat,
      ),
    ),
  ].filter((name) => name.includes(HASHED));

const opens = ({ content }: Format): boolean => content.value !== null;
const namesOf = (formats: readonly Format[]): Set<string> =>
  new Set(formats.filter(opens).map(({ content }) => content.key));

function countNames(document: Y.Doc): Set<string> {
  const names = new Set<string>();
  for (const structs of document.store.clients.values()) {
    for (const struct of structs)
      if (isLive(struct) && opens(struct) && struct.content.key.includes(HASHED)) names.add(struct.content.key);
  }
  return names;
}

const isLive = (struct: unknown): struct is Format =>
  struct instanceof Y.Item && !struct.deleted && struct.content instanceof Y.ContentFormat;

/**
 * Maximum number of names on one character after a change. Structs with the same origin count in any order, which is
 * accurate enough for a limit.
 */
function deepest(text: Struct | null | undefined, added: readonly Y.Item[], parents: Parents): number {
  const first = text instanceof Y.Item && text.content instanceof Y.ContentType ? text.content.type._start : null;
  const behind = Map.groupBy(
    added.toSorted((one, other) => (one.origin?.clock ?? 0) - (other.origin?.clock ?? 0)),
    ({ origin }) => parents.at(origin) ?? null,
  );
  const active = new Set<string>();
  let most = 0;
  const pass = (struct: Struct | null): void => {
    for (const waiting = [struct]; waiting.length > 0;) {
      const next = waiting.pop()!;
      if (isLive(next)) {
        if (opens(next)) active.add(next.content.key);
        else active.delete(next.content.key);
        most = Math.max(most, active.size);
      }
      const followers = behind.get(next) ?? [];
      behind.delete(next);
      for (let index = followers.length - 1; index >= 0; index -= 1) waiting.push(followers[index]!);
    }
  };
  pass(null);
  for (let item = first; item; item = item.right) pass(item);
  for (const container of behind.keys()) pass(container);
  return most;
}
