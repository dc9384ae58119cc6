import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, memberWith } from '../kernel/message.ts';
import { DASHBOARDS } from './dashboards.ts';

/** Deletes a dashboard with its charts; returns the undo id. */
export class DeleteDashboard extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly dashboardId: Uuid,
  ) {
    super();
  }
}

export const DeleteDashboardHandler = DASHBOARDS.deletes(({ dashboardId }: DeleteDashboard) => dashboardId);
