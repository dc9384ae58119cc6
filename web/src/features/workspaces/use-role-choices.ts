import type { Role } from '@evident/domain/permissions';
import { type ShownGate, useFeatureGate } from '../../data/plans/gates.ts';
import { roleChoices } from './roles.ts';

/** The roles to choose from. Managers need a plan with roles; `current` can always be kept. */
export function useRoleChoices(): { choicesFor: (current?: Role) => typeof roleChoices; gate: ShownGate | null } {
  const gate = useFeatureGate('roles');
  const choicesFor = (current?: Role) =>
    roleChoices.map((choice) =>
      gate !== null && choice.value === 'MANAGER' && current !== 'MANAGER'
        ? { ...choice, label: `${choice.label} (not in your plan)`, disabled: true }
        : choice,
    );
  return { choicesFor, gate };
}
