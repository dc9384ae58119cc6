import type { WordLists } from '@evident/application/workspaces/word-lists';
import { port } from '../kernel/port.ts';

export const WORD_LISTS = port<WordLists>('WordLists');
