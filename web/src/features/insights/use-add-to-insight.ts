import { UNTITLED_INSIGHT } from '@evident/domain/insights';
import { useQueryClient } from '@tanstack/react-query';
import * as Y from 'yjs';
import { createInsight } from '../../data/insights/mutations.ts';
import { writeInto } from '../../editor/documents.ts';
import { ApiProblem } from '../../kernel/api/api-problem.ts';
import { usePeek } from '../../kernel/peek/use-peek.ts';
import { invalidateTouchedBy } from '../../kernel/queries/invalidate.ts';
import { showToast } from '../../kernel/toasts.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';
import type { InsightTarget } from './insight-choice.tsx';

const EVIDENCE = 'evidence';

/** Appends highlights to an existing or new insight as live evidence. Undoable. */
export function useAddToInsight(projectId: string) {
  const client = useQueryClient();
  const { done } = useUndo();
  const { open } = usePeek();
  const begin = async (title: string, highlightIds: readonly string[]): Promise<string> => {
    const { id } = await createInsight(projectId, title, highlightIds);
    showToast({ title: `Added to “${title}”`, action: { label: 'Open', run: () => open({ kind: 'insight', id }) } });
    return id;
  };
  const append = async (insightId: string, title: string, highlightIds: readonly string[]): Promise<string> => {
    await writeInto(insightId, (content) => {
      const pieces = highlightIds.map((highlightId) => {
        const piece = new Y.XmlElement(EVIDENCE);
        piece.setAttribute('highlightId', highlightId);
        return piece;
      });
      content.push([...pieces, new Y.XmlElement('paragraph')]);
    });
    done(`Added to “${title || UNTITLED_INSIGHT}”`, () =>
      writeInto(insightId, (content) => {
        for (const highlightId of highlightIds) {
          const at = content
            .toArray()
            .findLastIndex(
              (node) =>
                node instanceof Y.XmlElement &&
                node.nodeName === EVIDENCE &&
                node.getAttribute('highlightId') === highlightId,
            );
          if (at >= 0) content.delete(at);
        }
      }),
    );
    return insightId;
  };
  return async (target: InsightTarget, highlightIds: readonly string[]): Promise<void> => {
    try {
      const insightId = await ('id' in target
        ? append(target.id, target.title, highlightIds)
        : begin(target.title, highlightIds));
      await invalidateTouchedBy(client, { kind: 'insight:changed', insightId, projectId });
    } catch (thrown) {
      const message = thrown instanceof ApiProblem ? thrown.reason : (thrown as Error).message;
      showToast({ tone: 'danger', title: 'The highlights were not added to the insight', message });
    }
  };
}
