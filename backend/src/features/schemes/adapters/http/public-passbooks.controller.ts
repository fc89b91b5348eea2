import { Body, Controller, Param, Query, StreamableFile } from '@nestjs/common';
import { LanguageQuery } from '@shop/contracts/language/requests';
import {
  askCredit,
  givePayee,
  passbookCalendar,
  passbookManifest,
  readPassbook,
} from '@shop/contracts/schemes/endpoints';
import { AskCreditRequest, GivePayeeRequest, PassbookParams } from '@shop/contracts/schemes/requests';
import type { CreditView, OwnPassbookView, PassbookView } from '@shop/contracts/schemes/passbook-views';
import { ClientNetwork } from '../../../../platform/http/client-network.ts';
import { manifestFile } from '../../../../platform/http/manifest-file.ts';
import { Route } from '../../../../platform/http/route.ts';
import { upiViewOf } from '../../../../platform/http/upi/upi-view.ts';
import { Clock } from '../../../../shared/clock.ts';
import type { Network } from '../../../../shared/throttle/network.ts';
import { PassbookManifest } from '../../application/passbook-manifest.ts';
import { AskCredit } from '../../application/ask-credit.ts';
import { GivePayee } from '../../application/give-payee.ts';
import { ReadPassbook } from '../../application/read-passbook.ts';
import { dueDaysCalendar } from './due-days.ts';
import { schemeNameIn } from './scheme-name.ts';
import { words as english } from './words/en.ts';
import { words as tamil } from './words/ta.ts';

const WORDS = { en: english, ta: tamil };

/** A passbook by its private link, with the files that a telephone takes from its page. */
@Controller()
export class PublicPassbooksController {
  constructor(
    private readonly passbook: ReadPassbook,
    private readonly ask: AskCredit,
    private readonly payee: GivePayee,
    private readonly appManifest: PassbookManifest,
    private readonly clock: Clock,
  ) {}

  @Route(readPassbook)
  async read(@Param() { token }: PassbookParams): Promise<OwnPassbookView> {
    return withUpi(await this.passbook.execute(token));
  }

  @Route(givePayee)
  async give(
    @Param() { token }: PassbookParams,
    @Body() body: GivePayeeRequest,
    @ClientNetwork() network: Network,
  ): Promise<OwnPassbookView> {
    await this.payee.execute(token, body, network);
    return withUpi(await this.passbook.execute(token));
  }

  @Route(askCredit)
  credit(@Body() body: AskCreditRequest, @ClientNetwork() network: Network): Promise<CreditView> {
    return this.ask.execute(body, network);
  }

  @Route(passbookCalendar)
  async calendar(
    @Param() { token }: PassbookParams,
    @Query() { language = 'en' }: LanguageQuery,
  ): Promise<StreamableFile> {
    const passbook = await this.passbook.execute(token);
    const bytes = Buffer.from(dueDaysCalendar(passbook, this.clock.now(), language));
    return new StreamableFile(bytes, {
      type: 'text/calendar; charset=utf-8',
      disposition: `attachment; filename="${passbook.number}.ics"`,
      length: bytes.length,
    });
  }

  @Route(passbookManifest)
  async manifest(
    @Param() { token }: PassbookParams,
    @Query() { language = 'en' }: LanguageQuery,
  ): Promise<StreamableFile> {
    const { number, scheme, looks } = await this.appManifest.execute(token);
    const name = WORDS[language].homeScreen(schemeNameIn(scheme, language), number);
    return manifestFile({ page: `/passbook/${token}`, language, name, shortName: number }, looks);
  }
}

/** A passbook with what pays the next instalment. */
async function withUpi(passbook: PassbookView): Promise<OwnPassbookView> {
  const { number, next, paymentDetails } = passbook;
  const isAsked = next !== null && paymentDetails !== null;
  return { ...passbook, upi: isAsked ? await upiViewOf(paymentDetails, next.amountPaise, number) : null };
}
