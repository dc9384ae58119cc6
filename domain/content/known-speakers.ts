import type { RichNode } from './rich-text.ts';

export type Speakers = Readonly<Record<string, string>>;

/** Name of a speaker without a name (specification, document 001, section 9). */
export const UNNAMED_SPEAKER = 'Unnamed speaker';

/** Filters names to the speakers in a document and to `others`. Former names stay private. */
export function speakersOf(document: RichNode, names: Speakers, others: readonly string[] = []): Speakers {
  const wanted = new Set(others);
  const visit = ({ type, attrs, content }: RichNode): void => {
    if (type === 'turn' && typeof attrs?.speaker === 'string') wanted.add(attrs.speaker);
    content?.forEach(visit);
  };
  visit(document);
  return Object.fromEntries(Object.entries(names).filter(([id]) => wanted.has(id)));
}

/** Replaces speaker ids in imported content by those of the document, matched by name. */
export function withKnownSpeakers(
  content: RichNode,
  speakers: Speakers,
  known: Speakers,
): { content: RichNode; speakers: Speakers } {
  const idByName = new Map(Object.entries(known).map(([id, name]) => [name, id]));
  const renamed = new Map<string, string>();
  for (const [id, name] of Object.entries(speakers)) {
    const knownId = idByName.get(name);
    if (!Object.hasOwn(known, id) && knownId !== undefined && !Object.hasOwn(speakers, knownId))
      renamed.set(id, knownId);
  }
  if (renamed.size === 0) return { content, speakers };
  const rename = (node: RichNode): RichNode => {
    const speaker = node.type === 'turn' ? renamed.get(node.attrs?.speaker as string) : undefined;
    if (speaker !== undefined) return { ...node, attrs: { ...node.attrs, speaker } };
    return node.content ? { ...node, content: node.content.map(rename) } : node;
  };
  return {
    content: rename(content),
    speakers: Object.fromEntries(Object.entries(speakers).map(([id, name]) => [renamed.get(id) ?? id, name])),
  };
}
