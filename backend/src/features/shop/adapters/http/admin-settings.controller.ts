import { Body, Controller } from '@nestjs/common';
import { mobileDigits } from '@shop/contracts/rules/phone';
import {
  readSettings,
  saveIdentity,
  saveInvoiceTerms,
  saveLooks,
  saveOrderLimits,
  savePaymentDetails,
  saveReferralTerms,
  saveSale,
  saveSeason,
  saveSite,
  saveTallyNames,
  turnShopDoor,
} from '@shop/contracts/shop/endpoints';
import {
  SaveIdentityRequest,
  SaveInvoiceTermsRequest,
  SaveLooksRequest,
  SaveOrderLimitsRequest,
  SavePaymentDetailsRequest,
  SaveReferralTermsRequest,
  SaveSaleRequest,
  SaveSeasonRequest,
  SaveSiteRequest,
  SaveTallyNamesRequest,
  TurnShopDoorRequest,
} from '@shop/contracts/shop/requests';
import type { SettingsView } from '@shop/contracts/shop/views';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { SaveLooks } from '../../application/save-looks.ts';
import { SaveSettings } from '../../application/save-settings.ts';
import { SettingsRepository } from '../../application/settings-repository.ts';
import { normalRules } from '../../domain/route-rules.ts';

const digits = (typed: string) => mobileDigits(typed) ?? typed;

@Controller()
export class AdminSettingsController {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly save: SaveSettings,
    private readonly saveLooks: SaveLooks,
  ) {}

  @Route(readSettings)
  @Needs('settings.read')
  read(): Promise<SettingsView> {
    return this.settings.all();
  }

  @Route(saveSeason)
  @Needs('settings.write')
  season(
    @Body() { revision, ...value }: SaveSeasonRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<SettingsView> {
    return this.save.execute({ section: 'season', value, revision, actor });
  }

  @Route(turnShopDoor)
  @Needs('settings.write')
  @NeedsPassword()
  door(
    @Body() { revision, closed }: TurnShopDoorRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<SettingsView> {
    return this.save.execute({ section: 'season', value: { closed }, revision, actor });
  }

  @Route(saveSale)
  @Needs('settings.write')
  @NeedsPassword()
  sale(
    @Body() { revision, ...value }: SaveSaleRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<SettingsView> {
    return this.save.execute({ section: 'sale', value, revision, actor });
  }

  @Route(saveOrderLimits)
  @Needs('settings.write')
  limits(
    @Body() { revision, ...value }: SaveOrderLimitsRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<SettingsView> {
    return this.save.execute({ section: 'limits', value, revision, actor });
  }

  @Route(saveIdentity)
  @Needs('settings.write')
  @NeedsPassword()
  identity(
    @Body() { revision, phones, whatsapp, ...rest }: SaveIdentityRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<SettingsView> {
    const value = { ...rest, phones: phones.map(digits), whatsapp: digits(whatsapp) };
    return this.save.execute({ section: 'identity', value, revision, actor });
  }

  @Route(saveLooks)
  @Needs('settings.write')
  looks(
    @Body() { ...looks }: SaveLooksRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<SettingsView> {
    return this.saveLooks.execute({ ...looks, actor });
  }

  @Route(savePaymentDetails)
  @Needs('settings.write')
  @NeedsPassword()
  payment(
    @Body() { revision, ...value }: SavePaymentDetailsRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<SettingsView> {
    return this.save.execute({ section: 'payment', value, revision, actor });
  }

  @Route(saveReferralTerms)
  @Needs('settings.write')
  @NeedsPassword()
  referrals(
    @Body() { revision, tan, ...terms }: SaveReferralTermsRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<SettingsView> {
    const value = tan === undefined ? terms : { ...terms, tan };
    return this.save.execute({ section: 'referrals', value, revision, actor });
  }

  @Route(saveInvoiceTerms)
  @Needs('settings.write')
  @NeedsPassword()
  invoices(
    @Body() { revision, ...value }: SaveInvoiceTermsRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<SettingsView> {
    return this.save.execute({ section: 'invoices', value, revision, actor });
  }

  @Route(saveTallyNames)
  @Needs('settings.write')
  tally(
    @Body() { revision, ...value }: SaveTallyNamesRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<SettingsView> {
    return this.save.execute({ section: 'tally', value, revision, actor });
  }

  @Route(saveSite)
  @Needs('settings.write')
  @NeedsPassword()
  site(
    @Body() { revision, ...value }: SaveSiteRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<SettingsView> {
    const site = { ...value, redirects: normalRules(value.redirects) };
    return this.save.execute({ section: 'site', value: site, revision, actor });
  }
}
