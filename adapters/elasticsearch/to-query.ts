import type { estypes } from '@elastic/elasticsearch';
import { type Attribute, type Clause, type Leaf, type Point, type Span, simplified } from '@evident/domain/filters';
import type { SearchedType } from '@evident/domain/search';

type Query = estypes.QueryDslQueryContainer;

/** How a document carries an attribute: a text by its folded form and words, ids, or an instant. */
type Carried =
  | { readonly text: string; readonly words: string }
  | { readonly ids: string }
  | { readonly instant: string };

const TITLE: Carried = { text: 'name', words: 'nameWords' };
const CREATED: Carried = { instant: 'created' };
const SCOPE: Carried = { ids: 'scope' };
const PARENT: Carried = { ids: 'parent' };

/** The attributes that documents carry. All are part of the digest of a document, so they are as fresh as its words. */
const CARRIED: Readonly<Record<SearchedType, Partial<Record<Attribute, Carried>>>> = {
  NOTE: { title: TITLE, createdAt: CREATED, project: SCOPE },
  INSIGHT: { title: TITLE, createdAt: CREATED, project: SCOPE },
  HIGHLIGHT: { createdAt: CREATED, project: SCOPE, note: PARENT },
  TAG: { title: TITLE, createdAt: CREATED, project: SCOPE, tagGroup: PARENT },
  PROJECT: { title: TITLE, createdAt: CREATED, id: SCOPE },
  PROJECT_CATEGORY: { title: TITLE, createdAt: CREATED },
  CHANNEL: { title: TITLE, createdAt: CREATED, id: SCOPE },
  THEME: { title: TITLE, createdAt: CREATED, channel: SCOPE },
  CHANNEL_DATAPOINT: { title: TITLE, createdAt: CREATED, channel: SCOPE },
  PERSON: { name: TITLE, createdAt: CREATED },
};

/** A part of a clause that compares something else. */
class NotCarried extends Error {}

/**
 * A clause as a filter of the engine, with the meaning of `matches`. Null if it compares anything that documents do not carry: then PostgreSQL
 * searches alone.
 */
export function toQuery(clause: Clause, type: SearchedType): Query | null {
  try {
    return queryOf(simplified(clause), type);
  } catch (error) {
    if (error instanceof NotCarried) return null;
    throw error;
  }
}

function queryOf(clause: Clause, type: SearchedType): Query {
  switch (clause.kind) {
    case 'and':
      return { bool: { filter: clause.clauses.map((part) => queryOf(part, type)) } };
    case 'or':
      return clause.clauses.length === 0
        ? { match_none: {} }
        : anyOf(clause.clauses.map((part) => queryOf(part, type)));
    case 'not':
      return { bool: { must_not: queryOf(clause.clause, type) } };
    case 'some':
      throw new NotCarried();
    default:
      return leafQuery(clause, carriedAt(clause, type));
  }
}

const anyOf = (should: Query[]): Query => ({ bool: { should, minimum_should_match: 1 } });

function carriedAt({ at }: Leaf, type: SearchedType): Carried {
  const carried = 'attribute' in at ? CARRIED[type][at.attribute] : undefined;
  if (!carried) throw new NotCarried();
  return carried;
}

function leafQuery(leaf: Leaf, carried: Carried): Query {
  if (leaf.kind === 'empty') return { bool: { must_not: { exists: { field: Object.values(carried)[0]! } } } };
  if ('text' in carried) return textQuery(leaf, carried);
  if ('ids' in carried && (leaf.kind === 'in' || leaf.kind === 'overlaps'))
    return { terms: { [carried.ids]: [...leaf.values] } };
  if ('instant' in carried) return instantQuery(leaf, carried.instant);
  throw new NotCarried();
}

function textQuery(leaf: Leaf, { text, words }: Extract<Carried, { text: string }>): Query {
  if (leaf.kind === 'contains')
    return leaf.phrase === '' ? { match_none: {} } : { match_phrase: { [words]: { query: leaf.phrase } } };
  if (leaf.kind === 'equalTo') return { term: { [text]: String(leaf.value) } };
  throw new NotCarried();
}

/** Instants are compared as text: ISO 8601 in UTC has the order of time. */
function instantQuery(leaf: Leaf, field: string): Query {
  switch (leaf.kind) {
    case 'equalTo': {
      const { first, next } = leaf.value as Span;
      return { range: { [field]: { gte: first.instant, lt: next.instant } } };
    }
    case 'greaterThan':
      return { range: { [field]: { gt: (leaf.value as Point).instant } } };
    case 'lessThan':
      return { range: { [field]: { lt: (leaf.value as Point).instant } } };
    default:
      throw new NotCarried();
  }
}
