import { getSchema } from '@tiptap/core';
import { documentExtensions } from '../editor/extensions.ts';
import { SpeakerNames } from '../editor/speaker-names.ts';
