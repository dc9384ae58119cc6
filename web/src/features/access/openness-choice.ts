import { levelOrder, type Level, type SpecialGroup } from '@evident/domain/permissions';

/** Access of all members, as one choice. MARKUP: view, highlight and tag, without editing. */
export const OPENNESS = ['none', 'READ', 'MARKUP', 'WRITE', 'FULL'] as const;
export type Opened = (typeof OPENNESS)[number];

export type SpecialLevels = Readonly<Record<SpecialGroup, Level>>;

/** The choice that matches the grants. Playback counts as viewing. */
export function openedBy({ public: everyone, markup, playback }: SpecialLevels): Opened {
  if (everyone === 'FULL' || everyone === 'WRITE') return everyone;
  if (markup !== 'none') return 'MARKUP';
  return everyone === 'none' && playback === 'none' ? 'none' : 'READ';
}

/** Whether a choice gives at least as much access as another. */
export const opensAtLeast = (one: Opened, other: Opened): boolean => OPENNESS.indexOf(one) >= OPENNESS.indexOf(other);

export interface SpecialChange {
  readonly id: SpecialGroup;
  readonly level: Level;
  readonly before: Level;
}

/**
 * The grants to change for a choice, increases first, so that members keep access in between. Viewers keep MARKUP if
 * everyone can edit.
 */
export function changesTo(wanted: Opened, own: SpecialLevels): SpecialChange[] {
  const target: SpecialLevels = {
    none: { public: 'none', markup: 'none', playback: 'none' },
    READ: { public: 'READ', markup: 'none', playback: 'none' },
    MARKUP: { public: own.public === 'none' ? 'none' : 'READ', markup: 'READ', playback: 'none' },
    WRITE: { public: 'WRITE', markup: own.markup, playback: 'none' },
    FULL: { public: 'FULL', markup: own.markup, playback: 'none' },
  }[wanted] as SpecialLevels;
  const step = ({ level, before }: SpecialChange) => levelOrder(level) - levelOrder(before);
  return (Object.keys(target) as SpecialGroup[])
    .map((id) => ({ id, level: target[id], before: own[id] }))
    .filter(({ level, before }) => level !== before)
    .sort((a, b) => step(b) - step(a));
}
