import { Button, ColorInput, FileButton } from '@mantine/core';
import { HUE_HEX } from '@evident/domain/tags';
import type { TeamView } from '@evident/domain/workspaces';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { whoQuery } from '../../data/identity/queries.ts';
import { useChangeLogo } from '../../data/workspaces/settings.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { WorkspaceIcon } from '../../ui/layout/workspace-icon.tsx';
import { SavedForm } from '../../ui/saved-form.tsx';
import { useWorkspaceChange } from '../../data/workspaces/mutations.ts';
import styles from './workspaces.module.css';

interface Props {
  workspace: TeamView;
  /** The reason editing is disabled; null if allowed. */
  reason: string | null;
}

const IMAGES = 'image/gif,image/jpeg,image/png,image/webp';
const EXAMPLE = `#${HUE_HEX.indigo}`;
const HEX = /^#?[0-9a-f]{6}$/i;

/** Logo and color of the workspace, visible to everyone who opens its sign-in page. */
export function WorkspaceAppearance({ workspace, reason }: Props) {
  const [color, setColor] = useState(workspace.primaryColor === null ? '' : `#${workspace.primaryColor}`);
  const client = useQueryClient();
  const change = useWorkspaceChange(workspace);
  const chosen = color === '' ? null : color.replace('#', '').toLowerCase();
  const invalid = color !== '' && !HEX.test(color);
  const save = async () => {
    await change({ primaryColor: chosen });
    await client.invalidateQueries(whoQuery());
  };
  return (
    <>
      <WorkspaceLogo workspace={workspace} reason={reason} color={invalid ? null : chosen} />
      <SavedForm
        verb="Save"
        changed={chosen !== workspace.primaryColor && !invalid}
        save={save}
        done="Workspace updated"
        disabledReason={reason}
      >
        <ColorInput
          label="Color"
          placeholder={EXAMPLE}
          format="hex"
          disabled={reason !== null}
          error={invalid ? `Enter six hexadecimal digits, such as ${EXAMPLE}` : null}
          value={color}
          onChange={setColor}
        />
      </SavedForm>
    </>
  );
}

function WorkspaceLogo({ workspace, reason, color }: Props & { color: string | null }) {
  const changing = useChangeLogo();
  return (
    <>
      <div className={styles.logo}>
        <WorkspaceIcon name={workspace.name} color={color} logoUrl={workspace.logo?.baseImageUrl} />
        <DisabledReason reason={reason}>
          <FileButton
            accept={IMAGES}
            disabled={reason !== null}
            onChange={(file) => {
              if (file) changing.mutate(file);
            }}
            inputProps={{ 'aria-label': 'Logo' }}
          >
            {(props) => (
              <Button {...props} variant="default" loading={changing.isPending && changing.variables !== null}>
                Upload logo
              </Button>
            )}
          </FileButton>
        </DisabledReason>
        <DisabledReason reason={reason ?? (workspace.logo === null ? 'No logo yet' : null)}>
          <Button
            variant="default"
            loading={changing.isPending && changing.variables === null}
            onClick={() => changing.mutate(null)}
          >
            Remove logo
          </Button>
        </DisabledReason>
      </div>
      <ProblemNote problem={changing.error} />
    </>
  );
}
