import { monthTitle } from '../../../words/en/staff/months.ts';
import type { ChangeSetState } from '@shop/contracts/rules/catalogue/change-sets';
import { usesOf, words as demonstration } from '../../../words/en/staff/demonstration.ts';
import { MOST_DAYS_PUT_OFF } from '@shop/contracts/rules/desk/calls';
import { formatDay, formatTime } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import type { MergeObstacle } from '@shop/contracts/rules/orders/order-content';
import type { PostState } from '@shop/contracts/rules/catalogue/posts';
import { membershipStateWords, schemeStateWords } from '../../../words/en/shop/membership-states.ts';
import { orderStateWords } from '../../../words/en/shop/order-states.ts';
import { productStateWords } from '../../../words/en/shop/product-states.ts';
import { namesOf, words as opening } from '../../../words/en/staff/opening.ts';
import { pinCodeElsewhere } from '../../../words/en/shop/pin-code-elsewhere.ts';
import type { claimSentences } from '../../../words/en/shop/claim.ts';
import type { ownSentences } from '../../../words/en/shop/own-change.ts';
import { reasonOf } from '../jobs/reason-of.ts';
import type { sentences, Sentences } from '../../../words/en/shop/api-errors.ts';
import { answerWords, problemWords } from '../../../words/en/staff/e-invoices.ts';

const braced = (pieces: readonly string[]) => pieces.map((piece) => `{${piece}}`).join(', ');

const changeSetSentences: Record<ChangeSetState, string> = {
  previewed: 'This change is only a preview yet. Apply it first.',
  scheduled: 'This change already waits for its hour.',
  withdrawn: 'This change was withdrawn. Make the preview again.',
  applied: 'This change is done already, and a newer one came after it.',
  undone: 'This change was taken back already.',
};

const postSentences: Record<PostState, string> = {
  draft: 'This post is a draft: nobody sees it.',
  scheduled: 'This post waits for its time. Take it back to a draft first.',
  published: 'This post is public already. Take it back to a draft first.',
};

const mergeSentences: Record<MergeObstacle, string> = {
  gstins:
    'The two orders do not have the same GSTIN, so they need an invoice each. Edit one of them first if that is wrong.',
  same: 'An order cannot be put into itself.',
  phones: 'These orders are of different customers: their mobile numbers are not the same.',
  referrers: 'These orders count for different referrers, so each stays an order of its own.',
  'not-editable': 'One of these orders is packed or cancelled by now, so they stay as they are.',
  held: 'One of these orders is on hold. Lift the hold first.',
  credit: 'A passbook pays for one of these orders, so they stay as they are.',
  changed: 'Somebody changed one of these orders meanwhile. Look at it again.',
};

/** Why a record is not deleted, by what stands on it. */
const usedSentences = {
  orders: 'Orders have it, or had it. Archive or hide it instead.',
  stock: 'Its stock was counted, so it stays in the records. Archive it instead.',
  products: 'Products are in it. Move or delete them first, or hide it instead.',
  others: 'Something else in the shop uses it. Archive or hide it instead.',
} as const;

/** What only staff and referrers can meet; with what everybody can, the compiler misses none. */
export const deskSentences = {
  'shutting-down': 'The shop is starting anew just now. Please try again in a minute; nothing is lost.',
  'schema-not-served': 'The shop is being brought up to date just now. Please try again in a few minutes.',
  'second-factor-on': 'The second factor is on already.',
  'second-factor-off': 'The second factor is off.',
  'email-used': 'Somebody in the shop has this e-mail address already.',
  'user-changed': 'Somebody changed this account meanwhile. Look at it again, then make your change.',
  'message-answered': ({ by }) =>
    `${by} has answered this message meanwhile. Close this and look at the answer.`,
  'reminder-told': 'A colleague has written to them already.',
  'user-disabled': 'This account is disabled. Enable it first.',
  'own-account': 'This cannot be done to your own account. Ask another owner.',
  'last-owner': 'This is the last owner who can sign in. Make somebody else an owner first.',
  'permission-missing': 'Your role does not allow this. Ask the owner of the shop.',
  'password-needed': 'This needs your password. Nothing was changed; please do it once more.',
  'bank-statement-empty':
    'Nothing in this file came in, as far as it can be read. Look at the columns again.',
  'bank-reference-missing':
    'The bank says no UTR for this. Fill in a reference, for example of the deposit slip.',
  'bank-row-recorded': ({ numbers }) =>
    `This is recorded already, for ${numbers.join(' and ')}. Nothing was recorded twice.`,
  'bank-row-not-ours': 'Somebody put this aside as not ours. Take it up again first.',
  'bank-entry-changed':
    'This entry was corrected meanwhile, or another payment of the bank stands for it. Look at it again.',
  'bank-row-uncertain': 'Something changed meanwhile, and this is certain no more. Look at it again.',
  'bank-row-known':
    'This row was brought in meanwhile, here or from another file, or is still left out. Look at the statement again.',
  'mail-not-set-up':
    'No mail server is set up. Ask the person who runs the server to set SMTP_HOST, SMTP_USER, SMTP_PASSWORD and MAIL_FROM.',
  'mail-not-sent': ({ said }) => `The test mail was not sent. ${reasonOf(said)} (${said})`,
  'record-changed': 'Somebody saved this meanwhile. Look at what they changed, then save again.',
  'too-many-to-export': ({ most }) =>
    `More than ${most.toLocaleString('en-IN')} rows match, and one file holds no more. Narrow the list, for example by days, and export it in parts.`,
  'too-many-saved-views': ({ most }) =>
    `You have ${most} saved views, and more are not kept. Delete one first.`,
  'season-dates-reversed':
    'The season must open before it closes, and its last order date lie between, not after the festival.',
  'season-not-over': 'The shop is open. Close it first: the next season begins when this one is over.',
  'season-dates-overlap': ({ closesOn }) =>
    `The next season must open after ${formatDay(closesOn)}, the last day of this one. If this one ended earlier, write so on its page first.`,
  'number-prefix-used': ({ numberPrefix }) =>
    `Orders have been numbered ${numberPrefix} already. Please choose another year or other letters.`,
  'roll-over-changed': 'Something changed since you looked. Please look at the preview again.',
  'invoice-prefixes-same': 'Invoices and credit notes need letters of their own. Nothing was saved.',
  'route-rules-contradict': ({ from }) =>
    `The rule for ${from} leads back to itself, or there are two of it. Please correct it.`,
  'change-set-not-open': ({ state }) => changeSetSentences[state],
  'nothing-to-change': 'There is no row with an item code in it.',
  'bill-entered-already': ({ billNumber, supplier, enteredOn }) =>
    `Bill ${billNumber}${supplier && ` of ${supplier}`} was entered on ${formatDay(enteredOn)} already. If that was wrong, take it back under “Last changes”; if this is another bill, give it another number.`,
  'bill-day-unsuitable': ({ from, to }) =>
    `The date of the bill must lie between ${formatDay(from)} and today, ${formatDay(to)}.`,
  'sheet-incomplete': 'Not all of the file arrived. Please open it again.',
  'sheet-too-long': ({ most }) =>
    `The file has more than ${most.toLocaleString('en-IN')} products. Open it in two parts.`,
  'apply-time-unsuitable': 'Choose a time in the future, at most sixty days from now.',
  'post-empty': 'There is nothing to read in this post yet. Write its text and save it first.',
  'post-state-changed': ({ state }) => postSentences[state],
  'product-code-used': 'Another product has this item code.',
  'category-unknown': 'This category is not there any more. Please choose another.',
  'net-above-mrp': 'The net rate is above the MRP. The law allows nobody to sell above it.',
  'product-state-changed': ({ state }) =>
    `Somebody was faster: the product is ${productStateWords[state].toLowerCase()} now. Load it again.`,
  'stock-below-zero': ({ free }) =>
    `Only ${free} are free; the rest is sold. Cancel orders or take out of them first, then correct the stock.`,
  'shelf-changed': ({ onShelf }) =>
    `Since you counted, somebody packed of it or corrected it: ${onShelf} should stand there now. Count once more.`,
  'stock-not-counted': 'The stock of this product is not counted.',
  'stock-counted': 'The stock of this product is counted already. Load it again.',
  'pickup-location-name-used':
    'Another pickup location has this name. Shoppers would mistake one for the other.',
  'name-used': 'Another one has this name already.',
  'record-in-use': ({ products }) =>
    products === 1
      ? 'A product has it. Take it off there first, or hide it instead.'
      : `${products} products have it. Take it off them first, or hide it instead.`,
  'record-used': ({ by }) => usedSentences[by],
  'slug-used': 'Another one has this address, or had it before. Please choose another.',
  'state-reason-missing': 'Say why nothing goes there: shoppers read it in the place of an order.',
  'text-pieces-wrong': ({ unknown, missing, allowed }) =>
    unknown.length > 0
      ? `The shop cannot fill in ${unknown.join(', ')} here, only ${braced(allowed)}.`
      : `Please keep ${braced(missing)}.`,
  'text-length-wrong': ({ max }) => `Please write something, at most ${max} characters.`,
  'shop-not-ready': ({ placeholders }) => `${opening.keepsClosed} ${namesOf(placeholders)}.`,
  'no-test-orders':
    'Nothing was removed: there is no test order, or the shop has orders of customers now, which stay.',
  'demonstration-in-use': ({ uses }) => `${demonstration.inUse}. ${usesOf(uses)}`,
  'state-unchecked':
    'Before shoppers can choose the state, say where its law is written and on which day you looked.',
  'order-state-changed': ({ state }) =>
    `Somebody was faster: the order is now ${orderStateWords[state]}. Load it again.`,
  'order-move-forbidden': ({ from, to }) =>
    `An order that is ${orderStateWords[from]} cannot become ${orderStateWords[to]}.`,
  'step-final': ({ state }) => `An order that is ${orderStateWords[state]} cannot be taken back a step.`,
  'undo-too-late':
    'It can be undone for ten seconds, by whoever did it. Take the step back with a reason instead.',
  'stock-short': ({ goods }) =>
    `Not enough is on the shelf: ${goods.map(({ name, lacking }) => `${name} (${lacking} too few)`).join(', ')}.`,
  'dispatch-unpaid': ({ balancePaise }) =>
    `${formatMoney(balancePaise)} is to be paid still. Say why it leaves unpaid.`,
  'eway-bill-missing': ({ abovePaise }) =>
    `Goods worth more than ${formatMoney(abovePaise)} go with an e-way bill. Make one, and fill in its twelve digits.`,
  'lorry-changed': 'Somebody corrected the lorry details meanwhile. You see them as they are now.',
  'order-edited': 'Somebody edited this order meanwhile. Look at what changed, then press again.',
  'order-on-hold': ({ reason }) => `The order is on hold: ${reason}. Lift the hold first.`,
  'order-not-on-hold': 'The order is not on hold.',
  'order-finished': ({ state }) =>
    `The order is ${orderStateWords[state]}; nothing about it changes any more.`,
  'order-not-editable': ({ state }) =>
    `The order is ${orderStateWords[state]} now, and is not edited any more. Nothing was changed.`,
  'edit-reason-missing': ({ doubts, minimumPaise }) =>
    `${doubts.includes('below-minimum') ? `The order is below the minimum of ${formatMoney(minimumPaise)}.` : 'One order may not have so much of an item.'} Please say why it may be so, then save again.`,
  'own-change-costs': ({ totalPaise, agreedPaise }) =>
    `It comes to ${formatMoney(totalPaise)} by now, and the customer agreed to ${formatMoney(agreedPaise)}. Say no and why, or call.`,
  'own-change-settled':
    'The customer withdrew this request, or it was answered, or the order was changed. Look at the order as it is now.',
  'claim-answered': ({ state }) =>
    state === 'credited' ? 'A colleague has credited it already.' : 'A colleague has answered it already.',
  'own-change-open': 'The customer asks for a change. Answer that first.',
  'proposal-open': 'The customer has not answered yet to the change that was proposed. Settle that first.',
  'proposal-settled': 'This was answered, taken back or overtaken meanwhile. Look at the order as it is now.',
  'proposal-overtaken':
    'The order, or what it costs, is another than when this was proposed. Take it back, and propose it anew.',
  'proposal-leaves-nothing': 'Nothing would be left of the order. Cancel it instead.',
  'proposal-changes-nothing': 'The order has these quantities already.',
  'orders-not-mergeable': ({ obstacle }) => mergeSentences[obstacle],
  'order-merged': ({ into }) =>
    `This order was put into ${into}, and goes on there. What is too much is taken out of that one.`,
  'call-held': ({ by, since }) => `${by} has been calling there since ${formatTime(since)}.`,
  'call-time-unsuitable': `Choose a time in the future, at most ${MOST_DAYS_PUT_OFF} days from now.`,
  'refund-exceeds-paid': ({ paidPaise }) =>
    `That is more than was paid: ${formatMoney(paidPaise)}. If a refund stands in the way, correct that first.`,
  'payment-doubtful': 'Nothing is recorded yet. Please look at this first.',
  'payment-reference-used': ({ earlier }) =>
    earlier
      ? `This reference is recorded already: ${formatMoney(earlier.amountPaise)} on ${earlier.number}. If that was wrong, correct it there first.`
      : 'A payment with this reference is already recorded. Please check it.',
  'payment-parts-wrong':
    'Nothing is left for the other order. It gets what is over once this order is paid, and it must be another one.',
  'day-unsuitable': ({ from, to }) =>
    from === to
      ? `The day must be ${formatDay(to)}: the order was placed then.`
      : `The day must lie between ${formatDay(from)}, when the order was placed, and today, ${formatDay(to)}.`,
  'receipt-changed': 'Somebody corrected or moved this payment meanwhile. You see it as it is now.',
  'irn-missing': ({ numbers }) =>
    `Without an IRN that stands it is neither printed nor handed out: ${numbers.join(', ')}. Take the JSON to the invoice registration portal, and record what it gives.`,
  'irn-refused': ({ why }) => answerWords[why],
  'irn-not-cancelled':
    'The portal cancels an IRN within 24 hours: the day must be that of the acknowledgement or the next one, and not in the future.',
  'e-invoice-incomplete': ({ number, problems }) =>
    `The portal would refuse ${number}. ${problems.map((problem) => problemWords[problem]).join(' ')}`,
  'no-e-invoice-due': 'Nothing that the portal would take lacks an IRN.',
  'gst-return-blocked':
    'A check of this return does not hold, so the file was not made. The page says which, and of which documents.',
  'tally-unbalanced': ({ voucher, differencePaise }) =>
    `The voucher of ${voucher} is out of balance by ${formatMoney(Math.abs(differencePaise))}, so nothing was made for Tally. Tell whoever looks after the software.`,
  'tally-disagrees':
    'The vouchers do not come to the same as the other reports, so no file was made. If something was just recorded, try again; the Tally page says what differs.',
  'invoice-missing': 'This order has no invoice that stands, so nothing of it can be credited.',
  'credit-exceeds-invoice': ({ code, left }) =>
    `Of ${code} no more than ${left} can be credited: a colleague was faster, or fewer were invoiced.`,
  'credit-of-nothing': 'Please fill in, for one item at least, how many are credited.',
  'goods-credited':
    'Goods of this order were credited, so its bill stays as it is: no passbook can pay for it, and its dispatch is not undone.',
  'passbook-pays':
    'A passbook pays for this order, with its benefit, so it cannot be edited. Cancel it: then the passbook can pay for a new one.',
  'receipt-of-scheme': 'Scheme credit is given back where the scheme is looked after.',
  'scheme-state-changed': ({ state }) =>
    `Somebody was faster: this scheme is “${schemeStateWords[state]}” by now.`,
  'scheme-too-long': 'The last instalment must be due within a year of the first: 2 to 11 instalments.',
  'join-after-first-due': ({ firstDueOn }) =>
    `The first instalment is due on ${formatDay(firstDueOn)}: the last day to join is before that, or that day.`,
  'scheme-terms-kept':
    'People have joined on these terms: instalments, benefit and days stay as they are. Add another scheme instead.',
  'passbook-day-unsuitable': ({ from, to }) =>
    `The day must lie between ${formatDay(from)}, when the passbook was opened, and today, ${formatDay(to)}.`,
  'membership-state-changed': ({ state }) =>
    `Somebody was faster: this passbook is “${membershipStateWords[state]}” by now.`,
  'membership-move-forbidden': ({ from, to }) =>
    `A passbook that is “${membershipStateWords[from]}” cannot become “${membershipStateWords[to]}”.`,
  'refund-exceeds-held': ({ freePaise }) =>
    `No more than ${formatMoney(freePaise)} of this passbook can be paid back now.`,
  'correction-exceeds-held': ({ freePaise }) =>
    `Only ${formatMoney(freePaise)} are left of this passbook: the rest was paid back or used. Correct that first.`,
  'refunds-changed': 'Something has changed since. Look at it again, and make the batch anew.',
  'refund-batch-settled': 'Somebody approved or discarded this batch already. Look at it again.',
  'refunds-overtaken': ({ names }) =>
    `More or less is held by now, or it goes elsewhere: ${names.join(', ')}. Discard this batch and make another.`,
  'second-person-corrects':
    'You recorded this cash yourself. Ask somebody else to correct it: the settings of the shop want two people for that.',
  'entry-corrected': 'This entry was corrected already.',
  'entry-not-correctable': 'What was used on an order comes back when that order is cancelled.',
  'referral-code-used': 'Another referrer has this code, or had it. Codes are never given twice.',
  'referrer-email-used': 'Another referrer has this e-mail address.',
  'referral-code-unknown': 'No active referrer has this code.',
  'order-attributed-so': 'The order counts for them already.',
  'payout-account-incomplete': 'Please fill in holder, number and IFSC of the account, or none of them.',
  'referrer-state-changed': 'Somebody changed this meanwhile. Look at it again.',
  'referral-flag-decided': 'A colleague decided this meanwhile. Look at it again.',
  'tax-year-unset': ({ year }) =>
    `Nobody has told the TDS on commissions for ${year}. Enter it in the settings under Referrals first.`,
  'no-tax-to-pay': ({ month }) => `${monthTitle(month)} has no TDS without a challan.`,
  'challan-differs': ({ month, openPaise, taxPaise }) =>
    `The challan was entered with ${formatMoney(taxPaise)}, but ${formatMoney(openPaise)} of the TDS of ${monthTitle(month)} have no challan. Compare the two, without interest and fees.`,
  'challan-day-ahead': 'A challan is of today at the latest.',
  'month-not-over': 'A month is credited when it is over.',
  'tax-year-twice': ({ year }) => `The year ${year} stands there twice.`,
  'payouts-changed': 'What is due has changed since. Look at it again, and make the batch anew.',
  'payout-batch-settled': 'Somebody approved or discarded this batch already. Look at it again.',
  'second-person-needed': 'Somebody else than who made this batch approves it.',
  'payouts-overtaken': ({ names }) =>
    `Less is due by now, or the referrer is suspended or paid elsewhere: ${names.join(', ')}. Discard this batch and make another.`,
  'books-day-not-over': 'Books are closed up to a day that is over: yesterday at the latest.',
  'books-closed-already': ({ closedThrough }) =>
    `The books are closed up to ${formatDay(closedThrough)} already.`,
  'books-not-closed': 'That day is open already.',
  'referrer-suspended':
    'Your account is suspended: you can read here, and change nothing. Please call the shop.',
  'bank-answer-contradicts': ({ reference }) =>
    `The file says two things of ${reference}, so nothing of it was entered. Ask the bank.`,
  'upload-kind-refused': 'Only pictures (PNG, JPEG, WebP, AVIF, GIF) and PDFs can be uploaded.',
  'upload-too-large': ({ mostBytes }) =>
    `The file is too large. It may have ${Math.floor(mostBytes / 1_048_576)} MB.`,
  'upload-dimensions-refused': ({ width, height }) =>
    `A picture of ${width} × ${height} dots cannot be used: both sides have 16 at least, and multiplied they make 50 million at most.`,
  'upload-unreadable':
    'The file is damaged, or not what it says it is. Please save it again and try once more.',
  'upload-incomplete': 'Not all of the file arrived. Please send it again.',
  'upload-in-use': ({ uses }) =>
    `It is still shown: ${uses.map(({ name }) => name).join('; ')}. Take it out there first.`,
  'picture-unknown': 'A picture was deleted since you chose it. Please choose another.',
  'logo-too-narrow':
    'This logo is too long for its height. Please choose one that is at most four times as wide as it is high; a square one fits best.',
  'pin-code-elsewhere': pinCodeElsewhere,
} satisfies Omit<Sentences, keyof typeof sentences | keyof typeof ownSentences | keyof typeof claimSentences>;
