import { WrongJson } from '@evident/application/ai/ask-model';
import { JSONParser } from '@streamparser/json';

/**
 * Reads the objects of a list in a JSON object while it arrives. Skips anything before the object, such as the fence of a code block,
 * and everything after it. An answer that ends early has the objects that were complete.
 * @throws WrongJson if it has no object, or something in it that is not JSON
 */
export async function* jsonItems(pieces: AsyncIterable<string>, key: string): AsyncGenerator<unknown> {
  let found: unknown[] = [];
  let fault: Error | null = null;
  let hasBegun = false;
  const parser = new JSONParser({ paths: [`$.${key}.*`], keepStack: false });
  parser.onValue = ({ value }) => void found.push(value);
  parser.onError = (error) => (fault ??= error);
  for await (const piece of pieces) {
    const at = hasBegun ? 0 : piece.indexOf('{');
    if (at < 0 || parser.isEnded) continue;
    hasBegun = true;
    try {
      parser.write(piece.slice(at));
    } catch (error) {
      fault ??= error as Error;
    }
    const items = found;
    found = [];
    yield* items;
    // The object has ended: what follows it, such as the end of a code block, is no fault of it.
    if (fault && !parser.isEnded) throw new WrongJson(String(fault));
  }
  if (!hasBegun) throw new WrongJson('There is no JSON');
}
