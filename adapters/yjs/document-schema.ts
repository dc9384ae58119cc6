import { MARKS, type MarkRule, NODES, type NodeRule } from '@evident/domain/content';
import { type AttributeSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

/** ProseMirror schema generated from the domain's table. The editor is tested against the same table. */
export const documentSchema = new Schema({
  topNode: 'doc',
  nodes: Object.fromEntries(
    Object.entries(NODES as Record<string, NodeRule>).map(([name, rule]) => [name, nodeSpec(rule)]),
  ),
  marks: Object.fromEntries(
    Object.entries(MARKS as Record<string, MarkRule>).map(([name, rule]) => [name, markSpec(rule)]),
  ),
});

function nodeSpec(rule: NodeRule): NodeSpec {
  return {
    ...(rule.content && { content: rule.content }),
    ...(rule.group && { group: rule.group, inline: rule.group === 'inline' }),
    ...(rule.marks && { marks: rule.marks.join(' ') }),
    ...(rule.attrs && { attrs: attributeSpecs(rule.attrs) }),
    ...(rule.atom && { atom: true }),
  };
}

function markSpec(rule: MarkRule): MarkSpec {
  return {
    inclusive: rule.grows,
    ...(rule.overlaps && { excludes: '' }),
    ...(rule.attrs && { attrs: attributeSpecs(rule.attrs) }),
  };
}

function attributeSpecs(rules: NonNullable<NodeRule['attrs']>): Record<string, AttributeSpec> {
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, rule.default === undefined ? {} : { default: rule.default }]),
  );
}
