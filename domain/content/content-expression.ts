import { NODES, type NodeRule, nodeRule } from './document-schema.ts';

/** Whether children of these types, in this order, may stand in a node. Reads ProseMirror's content expressions: names, groups, `( | )`, `*`, `+`. */
export function mayContain(parent: string, childTypes: readonly string[]): boolean {
  const expression = nodeRule(parent)?.content;
  if (expression === undefined) return childTypes.length === 0;
  let compiled = COMPILED.get(expression);
  if (!compiled) COMPILED.set(expression, (compiled = compile(expression)));
  return compiled.test(childTypes.map((type) => LETTERS.get(type) ?? '?').join(''));
}

const COMPILED = new Map<string, RegExp>();

/** One letter for each node type, so that an expression over types becomes a regular expression over letters. */
const LETTERS = new Map(Object.keys(NODES).map((name, index) => [name, String.fromCodePoint(0x41 + index)]));

function compile(expression: string): RegExp {
  const pattern = expression.replace(/\w+/g, (name) => {
    const members = Object.entries(NODES as Record<string, NodeRule>).filter(
      ([type, rule]) => type === name || rule.group === name,
    );
    return `[${members.map(([type]) => LETTERS.get(type)).join('')}]`;
  });
  return new RegExp(`^${pattern.replace(/\s+/g, '')}$`, 'u');
}
