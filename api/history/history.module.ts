import { CompareTextVersions, CompareTextVersionsHandler } from '@evident/application/history/compare-text-versions';
import { GetTextVersion, GetTextVersionHandler } from '@evident/application/history/get-text-version';
import { ListTextVersions, ListTextVersionsHandler } from '@evident/application/history/list-text-versions';
import { NameTextVersion, NameTextVersionHandler } from '@evident/application/history/name-text-version';
import { RenameTextVersion, RenameTextVersionHandler } from '@evident/application/history/rename-text-version';
import { RestoreTextVersion, RestoreTextVersionHandler } from '@evident/application/history/restore-text-version';
import { undoRestoredText } from '@evident/application/history/undo-restored-text';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { DOCUMENT_CODEC } from '../content/content.module.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, WORK } from '../kernel/kernel.module.ts';
import { undoes } from '../kernel/undoes.ts';
import { LIVE_ROOMS } from '../realtime/realtime.module.ts';

import { INSIGHT_VERSIONS_OPERATIONS } from './insight-versions.operations.ts';
import { NOTE_VERSIONS_OPERATIONS } from './note-versions.operations.ts';
import { TEXT_VERSIONS_OPERATIONS } from './text-versions.operations.ts';
@Module({
  controllers: [
    controllerFor('History', NOTE_VERSIONS_OPERATIONS),
    controllerFor('History', INSIGHT_VERSIONS_OPERATIONS),
    controllerFor('History', TEXT_VERSIONS_OPERATIONS),
  ],
  providers: [
    handle(ListTextVersions, ListTextVersionsHandler, [WORK]),
    handle(GetTextVersion, GetTextVersionHandler, [WORK]),
    handle(CompareTextVersions, CompareTextVersionsHandler, [WORK, DOCUMENT_CODEC]),
    handle(NameTextVersion, NameTextVersionHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
    handle(RenameTextVersion, RenameTextVersionHandler, [WORK]),
    handle(RestoreTextVersion, RestoreTextVersionHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
    undoes(undoRestoredText, [DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
  ],
})
export class HistoryModule {}
