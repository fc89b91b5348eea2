import { Injectable } from '@nestjs/common';
import { fillIn, fillInHtml } from '@shop/contracts/rules/texts/fill-in';
import type { Language } from '@shop/contracts/rules/language';
import {
  MESSAGE_IDS,
  textKind,
  type MessageId,
  type TextId,
  type TextEntry,
} from '@shop/contracts/rules/texts/shop-texts';
import type { MessagesView } from '@shop/contracts/texts/views';
import { Destinations } from '../../places/application/destinations.ts';
import { ShopSettings } from '../../shop/application/shop-settings.ts';
import { shopPieces } from './shop-pieces.ts';
import { ShopTexts } from './shop-texts.ts';

/** The texts with what the shop knows filled in. */
@Injectable()
export class PageTexts {
  constructor(
    private readonly texts: ShopTexts,
    private readonly settings: ShopSettings,
    private readonly destinations: Destinations,
  ) {}

  async read(id: TextId, language: Language): Promise<TextEntry> {
    const current = await this.texts.current(id, language);
    return this.filled(id, current.entry, current.language);
  }

  async messages(): Promise<MessagesView> {
    const body = async (id: MessageId, language: Language) => (await this.read(id, language)).body;
    const messages = await Promise.all(
      MESSAGE_IDS.map(async (id) => [id, { en: await body(id, 'en'), ta: await body(id, 'ta') }] as const),
    );
    return Object.fromEntries(messages) as MessagesView;
  }

  /** What one order alone knows stays in braces. @param language that the text is written in */
  async filled(id: TextId, { subject, body }: TextEntry, language: Language): Promise<TextEntry> {
    const pieces = await this.pieces(language);
    if (textKind(id).form !== 'rich')
      return { subject: fillIn(subject, pieces), body: fillIn(body, pieces).trim() };
    return { subject: '', body: fillInHtml(await this.texts.shown(body), pieces) };
  }

  /** Settings and places are in memory. */
  private async pieces(language: Language): Promise<Record<string, string>> {
    const { states } = await this.destinations.all();
    const minima = states.filter(({ allowed }) => allowed).map(({ minimumOrderPaise }) => minimumOrderPaise);
    const minimumPaise = minima.length > 0 ? Math.min(...minima) : null;
    return shopPieces(await this.settings.current(), minimumPaise, language);
  }
}
