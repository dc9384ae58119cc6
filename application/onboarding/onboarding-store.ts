import type { Uuid } from '@evident/domain/kernel';
import type { ChecklistItem, StoredOnboarding } from '@evident/domain/onboarding';
import type { Actor } from '@evident/domain/permissions';

/** Answers of members, inside a unit of work. */
export interface OnboardingStore {
  find(memberId: Uuid): Promise<StoredOnboarding | null>;
  save(memberId: Uuid, stored: StoredOnboarding): Promise<void>;
}

export interface OnboardingReader {
  /** The member's answers, and the checklist as far as they see what was done. */
  of(actor: Actor): Promise<{ stored: StoredOnboarding | null; items: ChecklistItem[] }>;
}
