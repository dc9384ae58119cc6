import { type RichNode, holdsText } from '../content/index.ts';
import type { Uuid } from '../kernel/index.ts';
import type { Person } from './person.ts';

/** Replaces erased words (decided). */
export const ERASED = '[erased]';
/** Notes of one erasure: it runs as one transaction, so that the receipt is true. */
export const ERASED_NOTES_MAX = 500;

/** Numbers of removed things, by kind. */
export interface ErasedCounts {
  readonly notes: number;
  /** Speaker turns whose words were removed. */
  readonly turns: number;
  /** Highlights of their words. */
  readonly quotes: number;
  /** Places where a name, a contact detail or a copy of removed words stood in texts. */
  readonly mentions: number;
  /** Documents whose deleted history was removed. */
  readonly histories: number;
  readonly insights: number;
  /** Published versions of insights. */
  readonly versions: number;
  readonly files: number;
  readonly undoEntries: number;
  /** Entries of the search index, with their vectors. */
  readonly searchEntries: number;
  readonly details: number;
}

/** Proof of an erasure. Names no one: the id of the person leads nowhere. */
export interface ErasureReceipt {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly personId: Uuid;
  readonly erasedBy: Uuid;
  readonly erasedAt: Date;
  readonly removedWords: boolean;
  readonly counts: ErasedCounts;
}

const SHORT = 3;
const EMAIL = /^\S+@\S+\.\S+$/;
const PHONE = /^\+?[\d\s().-]{7,}$/;

const named = (words: readonly string[]): string[] => [...new Set(words.map((word) => word.trim()).filter(Boolean))];
const partsOf = (name: string): string[] => name.split(/\s+/).filter((part) => part.length >= SHORT);

/**
 * Words that identify a person. `everywhere`: full names of two words or more, addresses and phone numbers. `inNotes`: also each first and last name and the
 * names of their speakers, which elsewhere may mean someone else.
 */
export function identifyingWords(
  { name, details }: Pick<Person, 'name' | 'details'>,
  speakers: readonly string[],
): { everywhere: string[]; inNotes: string[] } {
  const contacts = Object.values(details).filter((value) => EMAIL.test(value) || PHONE.test(value));
  const everywhere = named([...(/\S\s+\S/.test(name.trim()) ? [name] : []), ...contacts]);
  return { everywhere, inNotes: named([...everywhere, name, ...speakers, ...partsOf(name)]) };
}

export interface Eraser {
  /** The text without these words, and how often they stood in it. */
  (text: string): { text: string; count: number };
}

/** Erases whole words, without regard to case; any white space parts them. */
export function eraserOf(words: readonly string[]): Eraser {
  const patterns = [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+'));
  if (patterns.length === 0) return (text) => ({ text, count: 0 });
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) => {
    let count = 0;
    const erased = text.replace(pattern, () => {
      count += 1;
      return ERASED;
    });
    return { text: erased, count };
  };
}

export interface ErasedContent {
  readonly content: RichNode;
  readonly turns: number;
  readonly mentions: number;
  /** The words of the silenced turns. */
  readonly said: readonly string[];
}

/**
 * Content without identifying words, and without the words of turns by these speakers. `inTurns` erases in the turns of
 * other speakers.
 */
export function erasedContent(
  content: RichNode,
  eraseOutside: Eraser,
  silenced: ReadonlySet<string>,
  inTurns: Eraser = eraseOutside,
): ErasedContent {
  let [turns, mentions] = [0, 0];
  const said: string[] = [];
  const visit = (node: RichNode): RichNode => {
    if (node.type === 'turn' && silenced.has(String(node.attrs?.speaker))) {
      turns += 1;
      said.push(joinedText(node));
      return { ...node, content: [{ type: 'text', text: ERASED }] };
    }
    if (!holdsText(node.type)) return node.content ? { ...node, content: node.content.map(visit) } : node;
    const erase = node.type === 'turn' ? inTurns : eraseOutside;
    const joined = erase(joinedText(node));
    if (joined.count === 0) return node;
    mentions += joined.count;
    const runs = (node.content ?? []).map((run) => ({ run, erased: erase(run.text ?? '') }));
    // A name that is partly bold or linked is in no single run: the block then loses its marks.
    if (runs.map(({ run, erased }) => (run.text === undefined ? ' ' : erased.text)).join('') !== joined.text)
      return { ...node, content: [{ type: 'text', text: joined.text }] };
    return {
      ...node,
      content: runs.map(({ run, erased }) => (erased.count === 0 ? run : { ...run, text: erased.text })),
    };
  };
  return { content: visit(content), turns, mentions, said };
}

const joinedText = ({ content = [] }: RichNode): string => content.map(({ text }) => text ?? ' ').join('');
