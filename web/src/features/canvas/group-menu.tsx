import { CANVAS_REEL_MAX, type CanvasView } from '@evident/domain/canvas';
import { EVIDENCE_MAX } from '@evident/domain/content';
import { TITLE_MAX } from '@evident/domain/kernel';
import { Autocomplete, Button, Group } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Layers, Lightbulb, Split, Tag, Tags, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { canvasQuery } from '../../data/canvas/queries.ts';
import { retagHighlights } from '../../data/highlights/mutations.ts';
import { useCreateInsightOf } from '../../data/insights/mutations.ts';
import { tagBoardsQuery } from '../../data/tags/queries.ts';
import { usePeek } from '../../kernel/peek/use-peek.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { withMembers } from './canvas-edits.ts';
import { removeUnused, tagOfTitle } from '../../data/canvas/mutations.ts';
import type { CanvasEditing } from './use-canvas-editing.ts';

interface Props {
  view: CanvasView;
  selected: ReadonlySet<string>;
  readOnly: string | null;
  editing: CanvasEditing;
}

const inWords = (count: number): string => (count === 1 ? '1 highlight' : `${count} highlights`);

/** Turns the highlights of a group or selection into a tag or an insight. */
export function GroupMenu({ view, selected, readOnly, editing }: Props) {
  const client = useQueryClient();
  const peek = usePeek();
  const [tagging, setTagging] = useState(false);
  const { projectId } = view;
  const groups = view.objects.filter(({ id, type }) => type === 'group' && selected.has(id));
  const reels = view.objects.filter(({ id, type, locked }) => type === 'rh' && !locked && selected.has(id));
  const group = groups.length === 1 ? groups[0] : undefined;
  const title = group?.title?.trim() ?? '';
  const highlightIds = [...new Set(withMembers(view, selected).flatMap((object) => object.highlightIds ?? []))];
  const count = highlightIds.length;
  const none = readOnly ?? (count === 0 ? 'Select a group or cards with highlights' : null);

  const refetch = () => invalidate(client, tagBoardsQuery(projectId), canvasQuery(view.id));
  const { tag } = useUndoable(refetch, ({ attempt }) => ({
    tag: async (name: string) => {
      const tagged = tagOfTitle(client, projectId, name);
      const sent = tagged.then(({ id: tagId }) => retagHighlights(projectId, { highlightIds, add: [tagId] }));
      await attempt(({ changed }) => `Tagged ${inWords(changed)} “${name}”`, sent, 'The highlights were not tagged', {
        undone: async () => {
          const { id: tagId, isNew } = await tagged;
          // Others may have used the new tag meanwhile.
          if (isNew) await removeUnused(client, projectId, tagId);
        },
      });
    },
  }));
  const insight = useCreateInsightOf(projectId, (id) => peek.open({ kind: 'insight', id }));
  return (
    <>
      <MenuButton
        label="Use as…"
        entries={[
          {
            label: title ? `Turn “${title.slice(0, 40)}” into a tag` : 'Turn the group into a tag',
            icon: Tag,
            disabledReason: none ?? (group ? (title ? null : 'Give the group a title first') : 'Select one group'),
            run: () => void tag(title),
          },
          {
            label: count > 0 ? `Tag ${inWords(count)}…` : 'Tag highlights…',
            icon: Tags,
            disabledReason: none,
            run: () => setTagging(true),
          },
          {
            label: 'Create insight with evidence',
            icon: Lightbulb,
            disabledReason: none ?? (count > EVIDENCE_MAX ? `An insight has at most ${EVIDENCE_MAX} highlights` : null),
            run: () => insight.mutate({ title: title || 'Untitled insight', evidence: highlightIds }),
          },
          {
            label: 'Arrange the cards of the group',
            icon: WandSparkles,
            apart: true,
            disabledReason: readOnly ?? (group ? null : 'Select one group'),
            run: () => group && editing.tidy(group.id),
          },
          {
            label: 'Join into one card',
            icon: Layers,
            disabledReason:
              readOnly ??
              (reels.length < 2
                ? 'Select at least 2 cards of highlights'
                : count > CANVAS_REEL_MAX
                  ? `A card has at most ${CANVAS_REEL_MAX} highlights`
                  : null),
            run: () => editing.join(selected),
          },
          {
            label: 'Split into a card for each highlight',
            icon: Split,
            disabledReason:
              readOnly ??
              (reels.some(({ highlightIds = [] }) => highlightIds.length > 1)
                ? null
                : 'Select a card with several highlights'),
            run: () => editing.split(selected),
          },
        ]}
      >
        <Button size="xs" variant="default">
          Use as…
        </Button>
      </MenuButton>
      <Dialog opened={tagging} onClose={() => setTagging(false)} title={`Tag ${inWords(count)}`} size="sm">
        {tagging && (
          <TagForm
            projectId={projectId}
            onTag={(name) => {
              setTagging(false);
              void tag(name);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function TagForm({ projectId, onTag }: { projectId: string; onTag: (title: string) => void }) {
  const [typed, setTyped] = useState('');
  const { data: boards = [] } = useQuery(tagBoardsQuery(projectId));
  const titles = boards.flatMap(({ groups }) => groups.flatMap(({ tags }) => tags.map(({ title }) => title)));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim()) onTag(typed.trim());
      }}
    >
      <Autocomplete
        label="Tag"
        description="A new name creates a tag"
        data={[...new Set(titles)]}
        value={typed}
        onChange={setTyped}
        maxLength={TITLE_MAX}
        data-autofocus
      />
      <Group justify="flex-end" mt="md">
        <Button type="submit" disabled={typed.trim() === ''}>
          Apply tag
        </Button>
      </Group>
    </form>
  );
}
