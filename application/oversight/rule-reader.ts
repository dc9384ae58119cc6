import type { Page, PageRequest } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { RuleViolation, RuleViolationCounts, WorkspaceRule } from '@evident/domain/workspaces';

/** Violations of the rules of a workspace, for admins. */
export interface RuleReader {
  counts(actor: Actor): Promise<RuleViolationCounts>;
  /** Oldest first. */
  list(actor: Actor, rule: WorkspaceRule, page: PageRequest): Promise<Page<RuleViolation>>;
}
