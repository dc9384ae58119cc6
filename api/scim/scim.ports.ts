import type { ScimUserPorts } from '@evident/application/scim/scim-users';
import { port } from '../kernel/port.ts';

export const SCIM_PORTS = port<ScimUserPorts>('ScimUserPorts');
