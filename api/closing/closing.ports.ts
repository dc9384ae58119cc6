import { port } from '../kernel/port.ts';

export const GRACE = port<number>('GraceDays');
