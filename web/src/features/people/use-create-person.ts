import { useQueryClient } from '@tanstack/react-query';
import { peopleLists } from '../../data/people/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { showProblem } from '../../kernel/show-problem.ts';

/** Creates a person; resolves to the id, or undefined if that was refused or is under way. */
export function useCreatePerson(): (name: string) => Promise<string | undefined> {
  const client = useQueryClient();
  const creation = useCreate({
    create: (name: string, header) => answer(api.POST('/api/v1/people', { params: { header }, body: { name } })),
  });
  return async (name) => {
    try {
      const created = await creation.mutateAsync(name);
      void invalidate(client, peopleLists);
      return created?.id;
    } catch (thrown) {
      showProblem(thrown, 'The contact was not created');
      return undefined;
    }
  };
}
