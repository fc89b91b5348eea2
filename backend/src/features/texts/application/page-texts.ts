import { Injectable } from '@nestjs/common';
import { fillIn, fillInHtml } from '@shop/contracts/rules/texts/fill-in';
import { textKind, type TextId, type TextLanguage } from '@shop/contracts/rules/texts/shop-texts';
import type { TextEntry } from '@shop/contracts/texts/views';
import { ShopTexts } from './shop-texts.ts';

/** The texts with what the shop knows filled in. */
@Injectable()
export class PageTexts {
  constructor(private readonly texts: ShopTexts) {}

  async read(id: TextId, language: TextLanguage): Promise<TextEntry> {
    return this.filled(id, await this.texts.current(id, language));
  }

  /** What one order alone knows stays in braces. */
  async filled(id: TextId, { subject, body }: TextEntry): Promise<TextEntry> {
    const pieces = await this.texts.pieces();
    if (textKind(id).form !== 'rich')
      return { subject: fillIn(subject, pieces), body: fillIn(body, pieces).trim() };
    return { subject: '', body: fillInHtml(await this.texts.shown(body), pieces) };
  }
}
