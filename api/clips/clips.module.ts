import { WhenClipRendered } from '@evident/application/clips/when-clip-rendered';
import { WhenSharedSecondsChange } from '@evident/application/clips/when-shared-seconds-change';
import { Module } from '@nestjs/common';
import { CLOCK, IDS, WORK } from '../kernel/kernel.module.ts';
import { react } from '../kernel/react.ts';

@Module({
  providers: [react(WhenSharedSecondsChange, [WORK, IDS, CLOCK]), react(WhenClipRendered, [WORK, CLOCK])],
})
export class ClipsModule {}
