import { Controller } from '@nestjs/common';
import { listSchemes } from '@shop/contracts/schemes/endpoints';
import type { SchemeView } from '@shop/contracts/schemes/views';
import { CachedContent } from '../../../../http/cached-content.ts';
import { Route } from '../../../../http/route.ts';
import { Clock } from '../../../../shared/clock.ts';
import { Schemes } from '../../application/schemes.ts';

@Controller()
export class PublicSchemesController {
  constructor(
    private readonly schemes: Schemes,
    private readonly clock: Clock,
  ) {}

  @Route(listSchemes)
  @CachedContent()
  async list(): Promise<{ schemes: SchemeView[] }> {
    return { schemes: await this.schemes.open(this.clock.today()) };
  }
}
