/** A tag of an XML text; `at` is the index of its name, `text` the text before it as written. */
export interface XmlTag {
  readonly kind: 'open' | 'close' | 'empty';
  readonly name: string;
  readonly at: number;
  readonly attributes: string;
  readonly text: string;
}

const TAG = /<(\/?)([A-Za-z_][\w.-]*(?::[\w.-]+)?)((?:[^<>"']|"[^"]*"|'[^']*')*)>/g;

/** The tags of an XML text in order, without building a tree. */
export function* xmlTags(xml: string): Generator<XmlTag> {
  let after = 0;
  for (const match of xml.matchAll(TAG)) {
    const [whole, slash = '', name = '', attributes = ''] = match;
    yield {
      kind: slash ? 'close' : attributes.endsWith('/') ? 'empty' : 'open',
      name,
      at: match.index + 1 + slash.length,
      attributes,
      text: xml.slice(after, match.index),
    };
    after = match.index + whole.length;
  }
}
