import { refuse } from '../kernel/index.ts';
import type { SummaryFramework } from '../summaries/index.ts';
import type { DocSource } from './source-shapes.ts';

/** @throws Refusal `ValidationError` for a missing or needless prompt */
export function docInstruction(framework: SummaryFramework, prompt: string | null | undefined): string | null {
  const said = prompt?.trim() || null;
  if (framework === 'CustomPrompt') return said ?? refuse('ValidationError', '`prompt` is missing');
  return said === null ? null : refuse('ValidationError', '`prompt` is only for the framework CustomPrompt');
}

/** Each source once, in the given order. */
export const distinctSources = (sources: readonly DocSource[]): DocSource[] => [
  ...new Map(sources.map((source) => [`${source.type} ${source.id}`, source])).values(),
];
