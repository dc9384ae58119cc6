import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  IdentifierNode,
  JoinNode,
  OnNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  ParensNode,
  type QueryId,
  ReferenceNode,
  SelectQueryNode,
  TableNode,
  WhereNode,
} from 'kysely';
import { RELATIONS, SAME_PROJECT, SEEN_THROUGH, WORKSPACE } from './relations.ts';

/** A table in a FROM or JOIN. `table` is null for a subquery or function, whose own tables are narrowed separately. */
interface Source {
  readonly alias: string;
  readonly table: string | null;
  /** The join that adds it; null in FROM. */
  readonly join: JoinNode | null;
}
/** An equality of two columns. It limits only `of`, because a LEFT JOIN does not limit its left side. */
interface Equality {
  readonly columns: readonly [Column, Column];
  readonly of: string | null;
}
interface Column {
  readonly alias: string;
  readonly name: string;
}

/**
 * Narrows each table of a statement to the rows that its actor can READ. A table joined to a narrowed one by a key of
 * the same project needs no condition of its own.
 * @throws Error for anything but SELECT, for tables that readers must not use, and for a row that depends on a table
 * that is not joined
 */
export function narrowed<Node extends OperationNode>(root: Node): Node {
  if (!SelectQueryNode.is(root)) throw new Error(`Readers only read: ${root.kind}`);
  return new Narrowing().transformNode(root);
}

class Narrowing extends OperationNodeTransformer {
  /** The narrowed tables around the current subquery, by alias. */
  private readonly around: ReadonlyMap<string, string | null>[] = [];
  private readonly named: string[] = [];

  /** Parts without a subquery are reused, because copying them would take most of the time. */
  protected override transformNodeImpl<Node extends OperationNode>(node: Node, queryId?: QueryId): Node {
    return holdsQuery(node) ? super.transformNodeImpl(node, queryId) : node;
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const names = (node.with?.expressions ?? []).map(({ name }) => name.table.table.identifier.name);
    const hiding = names.find((name) => name in RELATIONS);
    if (hiding) throw new Error(`A common table expression may not have the name of a table: ${hiding}`);
    this.named.push(...names);
    const sources = this.sourcesOf(node);
    const sight = new Map(this.around.flatMap((outer) => [...outer]));
    // An alias hides the same alias around it, which may be narrowed while this one is not yet.
    for (const { alias } of sources) sight.delete(alias);
    const own = this.inOrder(sources, equalitiesOf(node), sight);
    this.around.push(new Map(sources.map(({ alias, table }) => [alias, table])));
    const answer = super.transformSelectQuery(withConditions(node, own), queryId);
    this.around.pop();
    this.named.length -= names.length;
    return answer;
  }

  private sourcesOf({ from, joins = [] }: SelectQueryNode): Source[] {
    return [
      ...(from?.froms ?? []).map((node) => this.sourceOf(node, null)),
      ...joins.map((join) => this.sourceOf(join.table, join)),
    ];
  }

  private sourceOf(node: OperationNode, join: JoinNode | null): Source {
    if (join && !JOINS.has(join.joinType)) throw new Error(`Readers may not use ${join.joinType}`);
    const inner = AliasNode.is(node) ? node.node : node;
    const table = TableNode.is(inner) ? inner.table.identifier.name : null;
    const alias = AliasNode.is(node) && IdentifierNode.is(node.alias) ? node.alias.name : (table ?? '');
    if (table === null || this.named.includes(table)) return { alias, table: null, join };
    if (!(table in RELATIONS)) throw new Error(`Readers may not name the table ${table}`);
    return { alias, table, join };
  }

  /** The sources that need a condition, with it. All others follow from a narrowed one. */
  private inOrder(
    sources: readonly Source[],
    equalities: readonly Equality[],
    sight: Map<string, string | null>,
  ): Map<Source, OperationNode> {
    const own = new Map<Source, OperationNode>();
    const left = new Set(sources);
    const see = (source: Source): void => {
      left.delete(source);
      sight.set(source.alias, source.table);
    };
    for (const source of sources) if (ruleOf(source) === WORKSPACE) see(source);
    while (left.size > 0) {
      const found = [...left].find((source) => follows(source, equalities, sight));
      const next = found ?? [...left].find((source) => typeof ruleOf(source) === 'function');
      if (!next)
        throw new Error(`Join ${[...left].map(({ table }) => table).join(', ')} to a table in sight, by its key`);
      const rule = ruleOf(next);
      if (!found && typeof rule === 'function') own.set(next, rule(next.alias).toOperationNode());
      see(next);
    }
    return own;
  }
}

const known = new WeakMap<object, boolean>();

/** Whether a part of a statement is or contains a query. Cached, because parts are immutable. */
function holdsQuery(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const answer = known.get(part);
  if (answer !== undefined) return answer;
  const found = (part as Partial<OperationNode>).kind === 'SelectQueryNode' || Object.values(part).some(holdsQuery);
  known.set(part, found);
  return found;
}

const JOINS: ReadonlySet<string> = new Set([
  'InnerJoin',
  'LeftJoin',
  'CrossJoin',
  'LateralInnerJoin',
  'LateralLeftJoin',
  'LateralCrossJoin',
]);

/** Subqueries and functions need no condition, nor do tables that the whole workspace can see. */
const ruleOf = ({ table }: Source) => (table === null ? WORKSPACE : RELATIONS[table as keyof typeof RELATIONS]);

/** Whether a key of the same project joins the source to a narrowed one. */
function follows(source: Source, equalities: readonly Equality[], sight: ReadonlyMap<string, string | null>): boolean {
  return equalities.some(({ columns: [one, other], of }) => {
    if (of !== null && of !== source.alias) return false;
    const [mine, theirs] = one.alias === source.alias ? [one, other] : [other, one];
    const table = sight.get(theirs.alias);
    if (mine.alias !== source.alias || theirs.alias === source.alias || !table) return false;
    const [own, seen] = [`${source.table}.${mine.name}`, `${table}.${theirs.name}`];
    return SEEN_THROUGH[own] === seen || SAME_PROJECT.some((keys) => keys.includes(own) && keys.includes(seen));
  });
}

function equalitiesOf({ where, joins = [] }: SelectQueryNode): Equality[] {
  return [
    ...conjuncts(where?.where).flatMap((node) => equality(node, null)),
    ...joins.flatMap((join) => {
      const of = /Left/.test(join.joinType) ? aliasOf(join.table) : null;
      return conjuncts(join.on?.on).flatMap((node) => equality(node, of));
    }),
  ];
}

const aliasOf = (node: OperationNode): string =>
  AliasNode.is(node) && IdentifierNode.is(node.alias)
    ? node.alias.name
    : TableNode.is(node)
      ? node.table.identifier.name
      : '';

const conjuncts = (node: OperationNode | undefined): OperationNode[] => {
  if (node === undefined) return [];
  if (ParensNode.is(node)) return conjuncts(node.node);
  return AndNode.is(node) ? [...conjuncts(node.left), ...conjuncts(node.right)] : [node];
};

function equality(node: OperationNode, of: string | null): Equality[] {
  if (!BinaryOperationNode.is(node) || !OperatorNode.is(node.operator) || node.operator.operator !== '=') return [];
  const [left, right] = [columnOf(node.leftOperand), columnOf(node.rightOperand)];
  return left && right ? [{ columns: [left, right], of }] : [];
}

const columnOf = (node: OperationNode): Column | null =>
  ReferenceNode.is(node) && node.table && node.column.kind === 'ColumnNode'
    ? { alias: node.table.table.identifier.name, name: node.column.column.name }
    : null;

/** Conditions of joined tables go into their ON clause, so that a LEFT JOIN stays one. */
function withConditions(node: SelectQueryNode, own: ReadonlyMap<Source, OperationNode>): SelectQueryNode {
  const inFrom = [...own].filter(([{ join }]) => join === null).map(([, condition]) => condition);
  const byJoin = new Map([...own].flatMap(([{ join }, condition]) => (join ? [[join, condition] as const] : [])));
  return {
    ...node,
    ...(inFrom.length > 0 && {
      where: inFrom.reduce<WhereNode | undefined>(
        (where, condition) =>
          where ? WhereNode.cloneWithOperation(where, 'And', condition) : WhereNode.create(condition),
        node.where,
      )!,
    }),
    ...(node.joins && {
      joins: node.joins.map((join) => {
        const condition = byJoin.get(join);
        if (!condition) return join;
        return {
          ...join,
          on: join.on ? OnNode.cloneWithOperation(join.on, 'And', condition) : OnNode.create(condition),
        };
      }),
    }),
  };
}
