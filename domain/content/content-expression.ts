import { NODES, type NodeRule, nodeRule } from './document-schema.ts';

/**
 * Whether a node allows children of these types in this order. Reads ProseMirror's content expressions: names, groups,
 * `( | )`, `*`, `+`.
 */
export function mayContain(parent: string, childTypes: readonly string[]): boolean {
  const expression = nodeRule(parent)?.content;
  if (expression === undefined) return childTypes.length === 0;
  let compiled = COMPILED.get(expression);
  if (!compiled) COMPILED.set(expression, (compiled = compile(expression)));
  return compiled.test(childTypes.map((type) => LETTERS.get(type) ?? '?').join(''));
}

const COMPILED = new Map<string, RegExp>();

/**
 * One letter per node type, which turns an expression over types into a regular expression. They begin where no
 * character has a meaning in one.
 */
const LETTERS = new Map(Object.keys(NODES).map((name, index) => [name, String.fromCodePoint(0x100 + index)]));

function compile(expression: string): RegExp {
  const pattern = expression.replace(/\w+/g, (name) => {
    const members = Object.entries(NODES as Record<string, NodeRule>).filter(
      ([type, rule]) => type === name || rule.group === name,
    );
    return `[${members.map(([type]) => LETTERS.get(type)).join('')}]`;
  });
  return new RegExp(`^${pattern.replace(/\s+/g, '')}$`, 'u');
}
