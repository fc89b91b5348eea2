import { Controller, Param } from '@nestjs/common';
import { readMessages, readText } from '@shop/contracts/texts/endpoints';
import { PageTextParams } from '@shop/contracts/texts/requests';
import type { MessagesView, PageTextView } from '@shop/contracts/texts/views';
import { CachedContent } from '../../../../platform/http/cached-content.ts';
import { Route } from '../../../../platform/http/route.ts';
import { PageTexts } from '../../application/page-texts.ts';

@Controller()
export class PublicTextsController {
  constructor(private readonly texts: PageTexts) {}

  @Route(readText)
  @CachedContent()
  async read(@Param() { id, language }: PageTextParams): Promise<PageTextView> {
    const { body } = await this.texts.read(id, language);
    return { body };
  }

  @Route(readMessages)
  @CachedContent()
  messages(): Promise<MessagesView> {
    return this.texts.messages();
  }
}
