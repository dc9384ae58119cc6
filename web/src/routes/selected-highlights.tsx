import type { ProjectView } from '@evident/domain/projects';
import { REEL_ITEMS_MAX } from '@evident/domain/reels';
import type { Row } from '@evident/domain/views';
import { Button, Popover } from '@mantine/core';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { TagSelected } from '../features/highlights/tag-selected.tsx';
import { useRetag } from '../features/highlights/use-project-highlights.ts';
import { useTagChoices } from '../features/highlights/use-tag-choices.ts';
import { InsightChoice } from '../features/insights/insight-choice.tsx';
import { useAddToInsight } from '../features/insights/use-add-to-insight.ts';
import { projectReason, useRole } from '../features/projects/disabled-reasons.ts';
import { projectPath } from '../features/projects/links.ts';
import { MakeReelButton } from '../features/reels/make-reel-button.tsx';
import { DisabledReason } from '../ui/disabled-reason.tsx';

interface Props {
  project: ProjectView;
  rows: readonly Row[];
  onDone: () => void;
}

/** Tags the highlights that are selected in a view, or adds them to an insight or a reel. */
export function SelectedHighlightActions({ project, rows, onDone }: Props) {
  const role = useRole();
  const navigate = useNavigate();
  const tags = useTagChoices(project.id);
  const retag = useRetag(project.id, tags.idOf);
  const addTo = useAddToInsight(project.id);
  const [choosing, setChoosing] = useState(false);
  const reason = projectReason('write', role, project);
  const ids = rows.map(({ id }) => id);
  return (
    <>
      {projectReason('markUp', role, project) === undefined && (
        <TagSelected
          selected={rows}
          tags={tags}
          whyNoNew={reason}
          onAdd={(add) => retag({ ids, add })}
          onRemove={(remove) => retag({ ids, remove })}
        />
      )}
      <Popover opened={choosing} onChange={setChoosing} position="top-start" trapFocus returnFocus>
        <Popover.Target>
          <span>
            <DisabledReason reason={reason}>
              <Button
                size="xs"
                variant="default"
                leftSection={<Lightbulb size={14} aria-hidden />}
                onClick={() => setChoosing(!choosing)}
              >
                Add to insight
              </Button>
            </DisabledReason>
          </span>
        </Popover.Target>
        <Popover.Dropdown p={0} aria-label="Add to insight">
          <InsightChoice
            projectId={project.id}
            whyNoNew={reason}
            onPick={(target) => {
              setChoosing(false);
              void addTo(target, ids).then(onDone);
            }}
            onClose={() => setChoosing(false)}
          />
        </Popover.Dropdown>
      </Popover>
      <MakeReelButton
        of={{ highlightIds: ids }}
        reason={reason ?? (ids.length > REEL_ITEMS_MAX ? `A reel has at most ${REEL_ITEMS_MAX} highlights` : null)}
        onMade={(reelId) => void navigate(`${projectPath(project)}/reels/${reelId}`)}
      />
    </>
  );
}
