import type { AutoFeaturesView, ChosenModes } from '@evident/domain/suggestions';
import { chosenModesOf, modesOf } from '@evident/domain/suggestions';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

export interface ChosenFeatures {
  readonly modes: ChosenModes;
  /** 0 until something was chosen. */
  readonly version: number;
}

/** Automatic features of a workspace and its projects, inside a unit of work. */
export interface AutoFeaturesStore {
  /** Of a project, or of the workspace for null. */
  chosen(projectId: Uuid | null): Promise<ChosenFeatures>;
  save(projectId: Uuid | null, modes: ChosenModes): Promise<void>;
  /** A member with their rights now; null if they left. */
  memberNow(memberId: Uuid): Promise<Actor | null>;
  /** Code points of the text of a note; null if it is gone or archived. */
  lengthOf(noteId: Uuid): Promise<number | null>;
}

/** The modes of a project, or of the workspace for null. */
export async function autoFeaturesView(store: AutoFeaturesStore, projectId: Uuid | null): Promise<AutoFeaturesView> {
  const workspace = await store.chosen(null);
  const here = projectId === null ? workspace : await store.chosen(projectId);
  return {
    modes: modesOf(workspace.modes, projectId === null ? {} : here.modes),
    chosen: chosenModesOf(here.modes),
    version: here.version,
  };
}
