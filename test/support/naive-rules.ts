import type { Facts, Rules } from '@evident/domain/automation';

/** A second implementation for conditions on texts, which only says whether rules are met: a loop over all of them. */
export function naive(rules: Rules, facts: Facts): boolean {
  const answers: boolean[] = [];
  for (const part of rules.conditions) {
    if ('combinator' in part) {
      answers.push(naive(part, facts));
      continue;
    }
    const fact = facts[part.field];
    const value = part.value as string;
    if (fact === null || fact === undefined) answers.push(part.operator === 'notEqual');
    else {
      const [low, sought] = [String(fact).toLowerCase(), value.toLowerCase()];
      if (part.operator === 'equal') answers.push(low === sought);
      else if (part.operator === 'notEqual') answers.push(low !== sought);
      else if (part.operator === 'contains') answers.push(sought === '' || low.split(sought).length > 1);
      else if (part.operator === 'startsWith') answers.push(low.slice(0, sought.length) === sought);
      else answers.push(sought === '' || low.slice(-sought.length) === sought);
    }
  }
  let met = rules.combinator === 'AND';
  for (const answer of answers) met = rules.combinator === 'AND' ? met && answer : met || answer;
  return met;
}
