import { WrongJson } from '@evident/application/ai/ask-model';
import type { JSONParser } from '@streamparser/json';

/**
 * Reads the objects of a list while it arrives: of the list under a key of a JSON object, of that in an object around
 * it, or of a bare list. Skips prose before it, such as the fence of a code block, and everything after it. An answer
 * that ends early has the objects that were complete.
 * @throws WrongJson if it has no such list, or something in it that is not JSON
 */
export async function* jsonItems(pieces: AsyncIterable<string>, key: string): AsyncGenerator<unknown> {
  let reader: ListReader | null = null;
  let held = '';
  for await (const piece of pieces) {
    if (reader?.isEnded) continue;
    if (reader) {
      yield* reader.read(piece);
      continue;
    }
    held += piece;
    const at = beginOf(held);
    if (at === null) {
      held = held.slice(Math.max(0, held.length - HELD_MAX));
      continue;
    }
    reader = new ListReader(key, (await import('@streamparser/json')).JSONParser);
    yield* reader.read(held.slice(at));
    held = '';
  }
  if (!reader) throw new WrongJson('There is no JSON');
  if (!reader.hasList) throw new WrongJson(`There is no list of ${key}`);
}

/** Characters of prose that are held back, as JSON can begin at their end. */
const HELD_MAX = 1_000;
/** A brace before a quotation mark or its end, or a bracket before a brace: prose has other braces. */
const BEGIN = /\{\s*(?:"|\}|$)|\[\s*(?:\{|\]|$)/u;

/** Where JSON begins; null while that is not certain. */
function beginOf(text: string): number | null {
  const found = BEGIN.exec(text);
  return found && !/^[{[]\s*$/u.test(found[0]) ? found.index : null;
}

class ListReader {
  hasList = false;
  private found: unknown[] = [];
  private fault: Error | null = null;
  private readonly parser: JSONParser;

  constructor(key: string, Parser: typeof JSONParser) {
    this.parser = new Parser({
      paths: [`$.${key}`, `$.${key}.*`, `$.*.${key}`, `$.*.${key}.*`, '$.*', '$'],
      keepStack: false,
    });
    this.parser.onValue = ({ value, key: at, stack }) => {
      const depth = stack.length;
      const isItem = typeof at === 'number' && typeof value === 'object' && value !== null && !Array.isArray(value);
      if (Array.isArray(value) && (at === key || depth === 0)) this.hasList = true;
      if (!isItem) return;
      this.hasList = true;
      this.found.push(value);
    };
    this.parser.onError = (error) => (this.fault ??= error);
  }

  get isEnded(): boolean {
    return this.parser.isEnded;
  }

  *read(text: string): Generator<unknown> {
    try {
      this.parser.write(text);
    } catch (error) {
      this.fault ??= error as Error;
    }
    const items = this.found;
    this.found = [];
    yield* items;
    // Text after the end, such as that of a code block, is no fault.
    if (this.fault && !this.parser.isEnded) throw new WrongJson(String(this.fault));
  }
}
