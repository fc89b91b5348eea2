import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { FirstSchema } from './migrations/m0001-first-schema.ts';
import { Storefront } from './migrations/m0002-storefront.ts';
import { NamedRights } from './migrations/m0003-named-rights.ts';
import { Placing } from './migrations/m0004-placing.ts';
import { StockAnnouncedByRow } from './migrations/m0005-stock-announced-by-row.ts';
import { Balance } from './migrations/m0006-balance.ts';
import { SignIn } from './migrations/m0007-sign-in.ts';
import { Lists } from './migrations/m0008-lists.ts';
import { Attempts } from './migrations/m0009-attempts.ts';
import { Live } from './migrations/m0010-live.ts';
import { Jobs } from './migrations/m0011-jobs.ts';
import { Uploads } from './migrations/m0012-uploads.ts';
import { Users } from './migrations/m0013-users.ts';
import { ChangeSets } from './migrations/m0014-change-sets.ts';
import { PriceHours } from './migrations/m0015-price-hours.ts';
import { SecondFactor } from './migrations/m0018-second-factor.ts';
import { MessageSearch } from './migrations/m0020-message-search.ts';
import { PlacesDesk } from './migrations/m0021-places-desk.ts';
import { LivePlaces } from './migrations/m0022-live-places.ts';
import { ProductsDesk } from './migrations/m0023-products-desk.ts';
import { ProductImport } from './migrations/m0024-product-import.ts';
import { CategoriesAndCities } from './migrations/m0025-categories-and-cities.ts';
import { PostDesk } from './migrations/m0026-post-desk.ts';
import { OrderDays } from './migrations/m0027-order-days.ts';
import { Seasons } from './migrations/m0028-seasons.ts';
import { AlertsAndJobs } from './migrations/m0029-alerts-and-jobs.ts';
import { RemindersTold } from './migrations/m0030-reminders-told.ts';
import { LiveAudit } from './migrations/m0031-live-audit.ts';
import { SearchWhenRenamed } from './migrations/m0032-search-when-renamed.ts';
import { Commissions } from './migrations/m0033-commissions.ts';
import { ReferrerArea } from './migrations/m0034-referrer-area.ts';
import { Passbooks } from './migrations/m0035-passbooks.ts';
import { Receipts } from './migrations/m0036-receipts.ts';
import { OrderRevisions } from './migrations/m0038-order-revisions.ts';
import { ToldReminders } from './migrations/m0039-told-reminders.ts';
import { Payouts } from './migrations/m0043-payouts.ts';
import { AssistedOrders } from './migrations/m0044-assisted-orders.ts';
import { SchemeCredit } from './migrations/m0045-scheme-credit.ts';
import { DeskSteps } from './migrations/m0046-desk-steps.ts';
import { ReferrersAtHome } from './migrations/m0048-referrers-at-home.ts';
import { SchemeWarnings } from './migrations/m0049-scheme-warnings.ts';
import { CallsAndMerges } from './migrations/m0050-calls-and-merges.ts';
import { Invoices } from './migrations/m0051-invoices.ts';
import { BankStatements } from './migrations/m0052-bank-statements.ts';
import { Printings } from './migrations/m0055-printings.ts';
import { Reservations } from './migrations/m0056-reservations.ts';
import { ReservedToMerge } from './migrations/m0057-reserved-to-merge.ts';
import { Packing } from './migrations/m0058-packing.ts';
import { OrderProposals } from './migrations/m0059-order-proposals.ts';
import { PartCredits } from './migrations/m0060-part-credits.ts';
import { OrdersSearchedAtOnce } from './migrations/m0063-orders-searched-at-once.ts';
import { OvertakenProposals } from './migrations/m0065-overtaken-proposals.ts';
import { OrderAndAnswers } from './migrations/m0068-order-and-answers.ts';
import { DeskLists } from './migrations/m0069-desk-lists.ts';
import { CalledAndPacked } from './migrations/m0070-called-and-packed.ts';
import { OneLetterWrong } from './migrations/m0071-one-letter-wrong.ts';
import { AnswersKept } from './migrations/m0072-answers-kept.ts';
import { CategoryAliases } from './migrations/m0075-category-aliases.ts';
import { toPrimary } from './connections/primary.ts';
import { ErasedCustomers } from './migrations/m0078-erased-customers.ts';
import { PhonesChecked } from './migrations/m0080-phones-checked.ts';
import { BankIdentities } from './migrations/m0081-bank-identities.ts';
import { KnownPlans } from './migrations/m0082-known-plans.ts';
import { OrdersByIndex } from './migrations/m0083-orders-by-index.ts';
import { RoomForStock } from './migrations/m0084-room-for-stock.ts';
import { InvoicesCredited } from './migrations/m0085-invoices-credited.ts';
import { UnfinishedJobs } from './migrations/m0086-unfinished-jobs.ts';
import { DaysGoods } from './migrations/m0087-days-goods.ts';
import { FoundByWhoseTheyAre } from './migrations/m0088-found-by-whose-they-are.ts';
import { ManyPassbooks } from './migrations/m0089-many-passbooks.ts';
import { BankBacking } from './migrations/m0091-bank-backing.ts';
import { RowsLeftOut } from './migrations/m0094-rows-left-out.ts';
import { BenefitToThePaisa } from './migrations/m0097-benefit-to-the-paisa.ts';
import { ReplacedPassbookLinks } from './migrations/m0098-replaced-passbook-links.ts';
import { SchemeRefunds } from './migrations/m0099-scheme-refunds.ts';
import { WhySuspended } from './migrations/m0102-why-suspended.ts';
import { StrangersShare } from './migrations/m0105-strangers-share.ts';
import { PhoneBySender } from './migrations/m0106-phone-by-sender.ts';
import { ContentByRevision } from './migrations/m0107-content-by-revision.ts';
import { RunningCopies } from './migrations/m0111-running-copies.ts';
import { SearchedInOrder } from './migrations/m0112-searched-in-order.ts';
import { ContactsEdited } from './migrations/m0116-contacts-edited.ts';
import { FestivalOfSeason } from './migrations/m0120-festival.ts';

/** ms; who comes behind a migration that waits for a table waits with it, orders too. */
const LOCK_TIMEOUT = 200;

/** Migrations are listed by hand, in order; their names are what the database remembers. */
export function migrationOptions(databaseUrl: string): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    pool: { min: 0, max: 1 },
    driverOptions: { lock_timeout: LOCK_TIMEOUT, ...toPrimary(databaseUrl) },
    migrations: {
      tableName: 'migration',
      snapshot: false,
      transactional: true,
      migrationsList: [
        { name: 'm0001-first-schema', class: FirstSchema },
        { name: 'm0002-storefront', class: Storefront },
        { name: 'm0003-named-rights', class: NamedRights },
        { name: 'm0004-placing', class: Placing },
        { name: 'm0005-stock-announced-by-row', class: StockAnnouncedByRow },
        { name: 'm0006-balance', class: Balance },
        { name: 'm0007-sign-in', class: SignIn },
        { name: 'm0008-lists', class: Lists },
        { name: 'm0009-attempts', class: Attempts },
        { name: 'm0010-live', class: Live },
        { name: 'm0011-jobs', class: Jobs },
        { name: 'm0012-uploads', class: Uploads },
        { name: 'm0013-users', class: Users },
        { name: 'm0014-change-sets', class: ChangeSets },
        { name: 'm0015-price-hours', class: PriceHours },
        { name: 'm0018-second-factor', class: SecondFactor },
        { name: 'm0020-message-search', class: MessageSearch },
        { name: 'm0021-places-desk', class: PlacesDesk },
        { name: 'm0022-live-places', class: LivePlaces },
        { name: 'm0023-products-desk', class: ProductsDesk },
        { name: 'm0024-product-import', class: ProductImport },
        { name: 'm0025-categories-and-cities', class: CategoriesAndCities },
        { name: 'm0026-post-desk', class: PostDesk },
        { name: 'm0027-order-days', class: OrderDays },
        { name: 'm0028-seasons', class: Seasons },
        { name: 'm0029-alerts-and-jobs', class: AlertsAndJobs },
        { name: 'm0030-reminders-told', class: RemindersTold },
        { name: 'm0031-live-audit', class: LiveAudit },
        { name: 'm0032-search-when-renamed', class: SearchWhenRenamed },
        { name: 'm0033-commissions', class: Commissions },
        { name: 'm0034-referrer-area', class: ReferrerArea },
        { name: 'm0044-assisted-orders', class: AssistedOrders },
        { name: 'm0036-receipts', class: Receipts },
        { name: 'm0035-passbooks', class: Passbooks },
        { name: 'm0043-payouts', class: Payouts },
        { name: 'm0046-desk-steps', class: DeskSteps },
        { name: 'm0038-order-revisions', class: OrderRevisions },
        { name: 'm0045-scheme-credit', class: SchemeCredit },
        { name: 'm0039-told-reminders', class: ToldReminders },
        { name: 'm0048-referrers-at-home', class: ReferrersAtHome },
        { name: 'm0049-scheme-warnings', class: SchemeWarnings },
        { name: 'm0050-calls-and-merges', class: CallsAndMerges },
        { name: 'm0051-invoices', class: Invoices },
        { name: 'm0052-bank-statements', class: BankStatements },
        { name: 'm0055-printings', class: Printings },
        { name: 'm0056-reservations', class: Reservations },
        { name: 'm0057-reserved-to-merge', class: ReservedToMerge },
        { name: 'm0059-order-proposals', class: OrderProposals },
        { name: 'm0063-orders-searched-at-once', class: OrdersSearchedAtOnce },
        { name: 'm0060-part-credits', class: PartCredits },
        { name: 'm0058-packing', class: Packing },
        { name: 'm0065-overtaken-proposals', class: OvertakenProposals },
        { name: 'm0069-desk-lists', class: DeskLists },
        { name: 'm0070-called-and-packed', class: CalledAndPacked },
        { name: 'm0068-order-and-answers', class: OrderAndAnswers },
        { name: 'm0071-one-letter-wrong', class: OneLetterWrong },
        { name: 'm0075-category-aliases', class: CategoryAliases },
        { name: 'm0072-answers-kept', class: AnswersKept },
        { name: 'm0078-erased-customers', class: ErasedCustomers },
        { name: 'm0080-phones-checked', class: PhonesChecked },
        { name: 'm0081-bank-identities', class: BankIdentities },
        { name: 'm0082-known-plans', class: KnownPlans },
        { name: 'm0083-orders-by-index', class: OrdersByIndex },
        { name: 'm0084-room-for-stock', class: RoomForStock },
        { name: 'm0085-invoices-credited', class: InvoicesCredited },
        { name: 'm0086-unfinished-jobs', class: UnfinishedJobs },
        { name: 'm0087-days-goods', class: DaysGoods },
        { name: 'm0088-found-by-whose-they-are', class: FoundByWhoseTheyAre },
        { name: 'm0089-many-passbooks', class: ManyPassbooks },
        { name: 'm0091-bank-backing', class: BankBacking },
        { name: 'm0094-rows-left-out', class: RowsLeftOut },
        { name: 'm0097-benefit-to-the-paisa', class: BenefitToThePaisa },
        { name: 'm0098-replaced-passbook-links', class: ReplacedPassbookLinks },
        { name: 'm0099-scheme-refunds', class: SchemeRefunds },
        { name: 'm0102-why-suspended', class: WhySuspended },
        { name: 'm0105-strangers-share', class: StrangersShare },
        { name: 'm0106-phone-by-sender', class: PhoneBySender },
        { name: 'm0107-content-by-revision', class: ContentByRevision },
        { name: 'm0111-running-copies', class: RunningCopies },
        { name: 'm0112-searched-in-order', class: SearchedInOrder },
        { name: 'm0116-contacts-edited', class: ContactsEdited },
        { name: 'm0120-festival', class: FestivalOfSeason },
      ],
    },
  });
}
