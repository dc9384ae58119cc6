import type { ChainKeys } from '@evident/domain/audit';
import { port } from '../kernel/port.ts';

export const CHAIN_KEYS = port<ChainKeys>('ChainKeys');
