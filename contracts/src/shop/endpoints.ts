import { endpoint } from '../endpoint.ts';
import type {
  PutOffStepRequest,
  RemoveDemonstrationRequest,
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
} from './requests.ts';
import type { OpeningView } from '../rules/season/opening.ts';
import type { DemonstrationView, SettingsView, ShopView } from './views.ts';

export const readShop = endpoint('GET', '/api/public/shop')<{ view: ShopView }>();

/** Server-sent events: one `version` event with the content version at once, then one at every change. */
export const watchContentVersion = endpoint('GET', '/api/private/content-version')<{ view: unknown }>();

/** The first steps of a shop, and what keeps it from opening. */
export const readOpening = endpoint('GET', '/api/admin/opening')<{ view: OpeningView }>();

/** Puts a step off, or brings it back. */
export const putOffOpeningStep = endpoint('PUT', '/api/admin/opening/:step/later')<{
  body: PutOffStepRequest;
  view: OpeningView;
}>();

/** Sends a mail to whoever asks, and waits for what the mail server says. */
export const sendTestMail = endpoint('POST', '/api/admin/opening/test-mail')<{ view: OpeningView }>();

/** Takes away the orders that the shop was tried with. */
export const removeTestOrders = endpoint('POST', '/api/admin/test-orders/removal')<{ view: OpeningView }>();

/** What removing the demonstration would do; nothing is removed yet. */
export const previewDemonstrationRemoval = endpoint('POST', '/api/admin/demonstration/preview')<{
  body: RemoveDemonstrationRequest;
  view: DemonstrationView;
}>();

export const removeDemonstration = endpoint('POST', '/api/admin/demonstration/removal')<{
  body: RemoveDemonstrationRequest;
  view: DemonstrationView;
}>();

export const readSettings = endpoint('GET', '/api/admin/settings')<{ view: SettingsView }>();

/** All of it but the closed switch. */
export const saveSeason = endpoint('PUT', '/api/admin/settings/season')<{
  body: SaveSeasonRequest;
  view: SettingsView;
}>();

/** The closed switch, which stands with the season. */
export const turnShopDoor = endpoint('PUT', '/api/admin/settings/door')<{
  body: TurnShopDoorRequest;
  view: SettingsView;
}>();

export const saveSale = endpoint('PUT', '/api/admin/settings/sale')<{
  body: SaveSaleRequest;
  view: SettingsView;
}>();

/** The order guard. */
export const saveOrderLimits = endpoint('PUT', '/api/admin/settings/limits')<{
  body: SaveOrderLimitsRequest;
  view: SettingsView;
}>();

export const saveIdentity = endpoint('PUT', '/api/admin/settings/identity')<{
  body: SaveIdentityRequest;
  view: SettingsView;
}>();

export const saveLooks = endpoint('PUT', '/api/admin/settings/looks')<{
  body: SaveLooksRequest;
  view: SettingsView;
}>();

export const savePaymentDetails = endpoint('PUT', '/api/admin/settings/payment')<{
  body: SavePaymentDetailsRequest;
  view: SettingsView;
}>();

/** How invoices are numbered, and e-way bills. */
export const saveInvoiceTerms = endpoint('PUT', '/api/admin/settings/invoices')<{
  body: SaveInvoiceTermsRequest;
  view: SettingsView;
}>();

/** What the ledgers are called in Tally. */
export const saveTallyNames = endpoint('PUT', '/api/admin/settings/tally')<{
  body: SaveTallyNamesRequest;
  view: SettingsView;
}>();

/** What referrers are paid on. */
export const saveReferralTerms = endpoint('PUT', '/api/admin/settings/referrals')<{
  body: SaveReferralTermsRequest;
  view: SettingsView;
}>();

/** Route rules and the tag manager. */
export const saveSite = endpoint('PUT', '/api/admin/settings/site')<{
  body: SaveSiteRequest;
  view: SettingsView;
}>();
