import type { PublicPreviews } from '@evident/application/integrations/unfurl-links';
import { PreviewShared } from '@evident/application/sharing/preview-shared';
import { Injectable } from '@nestjs/common';
import { Bus } from '../kernel/bus.ts';

@Injectable()
export class PublicPagePreviews implements PublicPreviews {
  constructor(private readonly bus: Bus) {}

  preview(token: string) {
    return this.bus.ask(new PreviewShared(token));
  }
}
