import { refuse } from '../kernel/index.ts';
import { type RuleEvent, fieldsOf } from './catalogue.ts';
import type { Fact, Facts } from './field-types.ts';

/** Where a text goes, which decides how values of the event are escaped in it. */
export type Destination = 'line' | 'text' | 'chat' | 'json';

/** Names that every rule can use. */
export const RULE_NAMES = ['rule.title', 'rule.date'] as const;

const NAME = /\{\{\s*([a-zA-Z.]+)\s*\}\}/g;
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Of a value in a text, in characters; longer ones are cut. */
const VALUE_MAX = 500;

/** The names that templates of a rule can use: the fields of its event that are no ids, and those of every rule. */
export const namesFor = (event: RuleEvent | null): readonly string[] => [
  ...(event === null ? [] : Object.entries(fieldsOf(event)).flatMap(([name, { of }]) => ('of' in of ? [] : [name]))),
  ...RULE_NAMES,
];

/** @throws Refusal `ValidationError` for a name that the event does not have, or braces without one */
export function refuseUnknownNames(template: string, event: RuleEvent | null): void {
  const names = namesFor(event);
  for (const [whole, name] of template.matchAll(NAME))
    if (!names.includes(name!))
      refuse('ValidationError', `Unknown name ${whole.slice(0, 100)}`, `Use one of ${names.join(', ')}.`);
  if (template.replace(NAME, '').includes('{{'))
    refuse('ValidationError', 'A name in braces is incomplete', 'Write it as {{rule.title}}.');
}

const SAMPLES: Readonly<Record<string, string>> = { number: '0', boolean: 'true' };

/** @throws Refusal `ValidationError` for a template that is no JSON once values of the event are in it */
export function refuseNoJson(template: string, event: RuleEvent | null): void {
  const fields = event === null ? {} : fieldsOf(event);
  const filled = template.replace(NAME, (_, name: string) => SAMPLES[fields[name]?.of.type ?? ''] ?? '');
  if (!isJson(filled))
    refuse(
      'ValidationError',
      'The body is not JSON',
      'Put names of texts in quotes, such as {"title": "{{rule.title}}"}.',
    );
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A template with the values of an event, escaped for its destination. Missing values are empty. */
export function rendered(template: string, facts: Facts, destination: Destination): string {
  const text = template.replace(NAME, (_, name: string) => escaped(shown(facts[name] ?? null), destination));
  return destination === 'line' ? text.replace(CONTROLS, ' ').trim() : text;
}

const shown = (fact: Fact): string =>
  (Array.isArray(fact) ? fact.join(', ') : fact === null ? '' : String(fact)).slice(0, VALUE_MAX);

/** Values are one line, so that none can imitate the text around it. */
function escaped(value: string, destination: Destination): string {
  const line = value.replace(CONTROLS, ' ');
  if (destination === 'json') return JSON.stringify(line.toWellFormed()).slice(1, -1);
  return destination === 'chat' ? line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : line;
}
