import { refuse } from '@evident/domain/kernel';
import { DomHandler, Parser, type ParserOptions } from 'htmlparser2';

/** Maximum nesting. Real documents have a few dozen levels, and parsing time grows with each. */
const LEVELS_MAX = 65_000;

class BoundedHandler extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.tagStack.length > LEVELS_MAX)
      refuse(
        'UnprocessableContent',
        'The document has elements nested more than 65,000 levels deep',
        'Save it as plain text or DOCX and import that file.',
      );
    super.onopentag(name, attributes);
  }
}

/** Parses HTML, or XML with `xmlMode`, in linear time. */
export function markupTree(markup: string, options: ParserOptions = {}): DomHandler['root'] {
  const handler = new BoundedHandler(undefined, options);
  new Parser(handler, { decodeEntities: true, ...options }).end(markup);
  return handler.root;
}
