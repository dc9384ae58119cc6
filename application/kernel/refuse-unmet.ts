import { type SignedIn, demandConfirmed } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import { type Actor, VIEWERS_CANNOT_CREATE, canCreate } from '@evident/domain/permissions';
import { demandFeature } from '@evident/domain/plans';
import type { Directory } from '@evident/domain/scim';
import { EXPORTS_OFF, demandWorkspaceAdmin } from '@evident/domain/workspaces';
import { Command, type MemberRequirement, type Message, type Requirement } from './message.ts';
import { type SignedDelivery, demandFresh } from './signed-delivery.ts';

/**
 * Checks a message against its requirement, except `access`.
 * @throws Refusal `Forbidden` without the scope or role, `ConfirmationRequired` without a recent confirmation,
 *   `PlanRequired` without the feature in the workspace's plan, `BAD_USER_INPUT` for a delivery that is too old
 */
export function refuseUnmet(message: Message<unknown>, now: Date): void {
  // `handle` accepts only classes whose requirement matches their fields.
  const { requires } = message.constructor as unknown as { requires: Requirement };
  const { actor, signedIn, delivery, directory } = message as {
    actor?: Actor;
    signedIn?: SignedIn;
    delivery?: SignedDelivery;
    directory?: Directory;
  };
  if (requires.caller === 'provider') demandFresh(delivery!, requires.provider, now);
  if (requires.caller === 'directory') demandFeature(directory!.plan, 'scim', now);
  if (actor?.support !== undefined && message instanceof Command)
    refuse('Forbidden', 'Support can only read', 'Ask a member of the workspace to change it.');
  if (requires.caller === 'member') refuseMember(requires, actor!);
  if ('confirmed' in requires && requires.confirmed) demandConfirmed(signedIn!, now);
  // Last: someone who may not do it at all learns nothing about plans.
  const { needsFeature = true } = message as { needsFeature?: boolean };
  if ('feature' in requires && requires.feature && needsFeature) demandFeature(actor!.plan, requires.feature, now);
}

function refuseMember(requires: MemberRequirement, actor: Actor): void {
  const { scope, role, refusal } = requires;
  refuseByRules(requires, actor);
  if (scope === 'write' && !actor.scopes.includes('write'))
    refuse('Forbidden', 'This token may only read', 'Use a token with the scope write.');
  if (role === 'author' && !canCreate(actor))
    refuse('Forbidden', refusal?.title ?? VIEWERS_CANNOT_CREATE, refusal?.advice ?? 'Ask an admin for another role.');
  if (role !== 'admin') return;
  if (!refusal) demandWorkspaceAdmin(actor);
  else if (!actor.workspaceAdmin) refuse('Forbidden', refusal.title, refusal.advice);
}

/** The rules of the workspace, for each message of its members and their programs. */
function refuseByRules({ exports, beforeSecondFactor }: MemberRequirement, actor: Actor): void {
  if (actor.secondFactorNeeded && !beforeSecondFactor)
    refuse(
      'Forbidden',
      'Set up two-step sign-in first',
      'This workspace requires it for all members. Go to Settings, Your security.',
    );
  if (exports && actor.exportsOff) refuse('Forbidden', EXPORTS_OFF, 'A rule of the workspace. Ask an admin.');
}
