import type { ProgramDirectory } from '@evident/application/oauth/oauth-stores';
import type { GrantPorts } from '@evident/application/oauth/start-grant';
import { port } from '../kernel/port.ts';

export const PROGRAMS = port<ProgramDirectory>('ProgramDirectory');
export const GRANT_PORTS = port<GrantPorts>('GrantPorts');
