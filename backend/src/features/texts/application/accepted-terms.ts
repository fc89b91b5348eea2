import { Injectable } from '@nestjs/common';
import type { Language } from '@shop/contracts/rules/language';
import type { AcceptedTermsView } from '@shop/contracts/texts/views';
import { PageTexts } from './page-texts.ts';

/** The terms as the page had them, kept once for all orders that accepted them. */
export abstract class TermsRepository {
  /** From memory as long as nobody changes the texts. */
  abstract idOf(language: Language, read: () => Promise<string>): Promise<string>;
  /** Null: an order of before they were kept, or none at all. */
  abstract acceptedBy(number: string): Promise<AcceptedTermsView | null>;
}

/** Which terms a shopper accepts who sends an order now. */
@Injectable()
export class AcceptedTerms {
  constructor(
    private readonly terms: TermsRepository,
    private readonly texts: PageTexts,
  ) {}

  /** The id of the terms: of the page with refunds and terms in this language, as it stands now. */
  current(language: Language): Promise<string> {
    return this.terms.idOf(language, async () => {
      const [refund, terms] = [
        await this.texts.read('refund', language),
        await this.texts.read('terms', language),
      ];
      return refund.body + terms.body;
    });
  }
}
