import { MARKS, NODES, type MarkRule, type NodeRule } from '@evident/domain/content';
import { Mark, Node, type AnyExtension, type MarkConfig, type NodeConfig } from '@tiptap/core';

type Attributes = NonNullable<NodeRule['attrs']>;
export type NodeLook = Omit<
  NodeConfig,
  'name' | 'content' | 'group' | 'inline' | 'marks' | 'atom' | 'addAttributes' | 'topNode'
>;
type MarkLook = Omit<MarkConfig, 'name' | 'inclusive' | 'excludes' | 'addAttributes'>;

const LAST = 1000;

/** Takes the structure of a node from the domain's table, and its view, parsing and behavior from the caller. */
export function nodeOf(name: keyof typeof NODES, look: NodeLook = {}): AnyExtension {
  const rule = (NODES as Record<string, NodeRule>)[name]!;
  return Node.create({
    ...look,
    name,
    priority: LAST - Object.keys(NODES).indexOf(name),
    topNode: name === 'doc',
    ...(rule.content && { content: rule.content }),
    ...(rule.group && { group: rule.group, inline: rule.group === 'inline' }),
    ...(rule.marks && { marks: rule.marks.join(' ') }),
    ...(rule.atom && { atom: true }),
    addAttributes: () => attributesOf(rule.attrs ?? {}),
  } as NodeConfig);
}

export function markOf(name: keyof typeof MARKS, look: MarkLook = {}): AnyExtension {
  const rule = (MARKS as Record<string, MarkRule>)[name]!;
  return Mark.create({
    ...look,
    name,
    // Marks are written in the order of the table.
    priority: LAST - Object.keys(NODES).length - Object.keys(MARKS).indexOf(name),
    inclusive: rule.grows,
    ...(rule.overlaps && { excludes: '' }),
    addAttributes: () => attributesOf(rule.attrs ?? {}),
  } as MarkConfig);
}

/** Attributes are rendered by each node's view only, so that none of the document reaches the page unchecked. */
function attributesOf(rules: Attributes) {
  return Object.fromEntries(
    Object.entries(rules).map(([name, { default: byDefault }]) => [
      name,
      { rendered: false, ...(byDefault === undefined ? { isRequired: true } : { default: byDefault }) },
    ]),
  );
}
