import type { SearchQuestion } from '@evident/application/search/search-reader';
import { type Clause, simplified } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { SearchedType } from '@evident/domain/search';

/**
 * A question with a filter over channels alone, as one about their scopes: comparing the records of a million data points would take
 * seconds. Other questions stay as they are.
 */
export function inChannels(question: SearchQuestion): SearchQuestion {
  const clauses = question.types.map((type) => [type, simplified(question.clauses.get(type) ?? ALL)] as const);
  const filtered = clauses.filter(([, clause]) => !isNothing(clause));
  const [first, ...others] = filtered.map(([type, clause]) => channelsIn(type, clause));
  if (!first || others.some((ids) => ids?.join() !== first.join())) return question;
  const { projectIds } = question;
  const kept = new Set<SearchedType>(filtered.map(([type]) => type));
  return {
    ...question,
    // Without words, a filter lists all that it leaves.
    all: true,
    clauses: new Map([...question.clauses].filter(([type]) => !kept.has(type))),
    projectIds: projectIds === null ? first : first.filter((id) => projectIds.includes(id)),
  };
}

const ALL: Clause = { kind: 'and', clauses: [] };

const isNothing = (clause: Clause): boolean => clause.kind === 'or' && clause.clauses.length === 0;

/** The channels of a clause that asks for nothing else. */
function channelsIn(type: SearchedType, clause: Clause): readonly Uuid[] | null {
  if (clause.kind !== 'overlaps' && clause.kind !== 'in') return null;
  const attribute = type === 'CHANNEL' ? 'id' : 'channel';
  return 'attribute' in clause.at && clause.at.attribute === attribute ? clause.values : null;
}
