import { CreateTerm } from '@evident/application/glossary/terms';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';
import type { SampleStory } from './sample-story.ts';

/** Finds a row by SQL, or makes it. */
type Once = (actor: Actor, sql: string, given: readonly unknown[], make: () => Promise<Uuid>) => Promise<Uuid>;

/** Adds the terms of the sample to the glossary. */
export async function saveGlossary(
  bus: Bus,
  actor: Actor,
  { glossary }: Pick<SampleStory, 'glossary'>,
  once: Once,
): Promise<void> {
  for (const term of glossary)
    await once(actor, 'SELECT id FROM glossary_term WHERE name = $1', [term.name], async () => {
      const { id } = await bus.ask(new CreateTerm({ actor, term }));
      return id;
    });
}
