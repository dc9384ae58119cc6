import { refuse } from '@evident/domain/kernel';
import { DomHandler, Parser, type ParserOptions } from 'htmlparser2';

/** Elements inside of each other: documents of people have some dozens, and the time of a parser grows with each level. */
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

/** Parses HTML, or XML with `xmlMode`, in time that grows with its length only. */
export function markupTree(markup: string, options: ParserOptions = {}): DomHandler['root'] {
  const handler = new BoundedHandler(undefined, options);
  new Parser(handler, { decodeEntities: true, ...options }).end(markup);
  return handler.root;
}
