import { a, h2, p, ul } from '../marks.ts';

export const PRIVACY = [
  p(
    'We keep what we need to call you, pack your order and send it. We sell it to nobody and use it for nothing else.',
  ),
  h2('Who is responsible'),
  p(
    '{company}, {address}, is the data fiduciary under the Digital Personal Data Protection Act, 2023 (DPDP Act).',
  ),
  p('Questions, corrections and complaints reach the person in charge at {email} or {phones}.'),
  h2('What is kept when you order'),
  ul(
    'Your name, mobile number, address, city, district, state and PIN code; a WhatsApp number and an e-mail address if you give them, and your remarks.',
    'Your list with quantities and prices, and whether you collect or we deliver.',
    'That you confirmed to be 18 or older and agreed to the terms, each with its time. The law asks for it.',
    'The code of whoever recommended us to you, if you came by one.',
    'Payments: how, how much, when, and the bank’s reference. We never see or store card numbers, PINs or OTPs.',
    'What happened to the order: calls, packing, lorry receipt, collection, and who of us did it.',
  ),
  h2('What is kept when you pay'),
  ul(
    'What the bank tells the shop of a payment: day, amount, number of the transfer, and what you or your bank wrote beside it, as far as it helps to find your order or passbook.',
  ),
  h2('What is kept when you join a scheme'),
  ul(
    'Your name, mobile number, address and, if you give it, your e-mail address, to which we write before your year ends; and of your nominee the name, what they are to you, and their number if you give it.',
    'That you confirmed to be 18 or older and agreed to the terms, with its time.',
    'Your passbook: instalments, payments with the bank’s reference, what was used or paid back, and who of us entered it.',
  ),
  h2('What is kept when you write to us'),
  ul(
    'The contact form: your name, phone number or e-mail, the subject and your message.',
    'The reminder on the closed page: the phone number or e-mail you gave, and when you agreed.',
    'Broken or missing goods: what you told us on the page of your order, with your photographs, which only our staff see. What a camera notes in them, like the place, is taken out.',
    'Against abuse the forms count tries, and orders by the hour. For that a fingerprint of your network address, number or browser is kept for a short time, never the address itself.',
  ),
  h2('What stays on your device'),
  ul(
    'Your unsent list, with a referral code for 30 days, an order that got no answer, with its name and address, until you open the list after two days, and whether you like light or dark colours. They are in your browser’s storage; clearing it removes them.',
    'The list comes to us only when you send it. With it comes a random number that your browser made for itself, so that the shop can count the orders of an hour, and look at orders that a referrer seems to place for themselves.',
    'A cookie that no script can read, by which the shop knows the device that sent an order: so that the order can be changed from it. If you tick “Remember me on this phone”, the shop shows you there your name, your address and your orders, for up to 400\u00a0days after your last visit. “Forget me” on the home page, or on the page that tracks an order, ends it at once; your orders stay with us.',
    '{measuring}',
  ),
  h2('Who sees it'),
  ul(
    'Those of our staff who need it for their work; what they change is recorded.',
    'The transport company and the pickup location: your name, phone number, town and the number of parcels.',
    'Whoever recommended us to you sees your name, your town and your order: its number, what it is worth and how far it is. Of your phone number they see 98xxxxxx21.',
    'Authorities, where a law demands it. Nobody else.',
    'Whoever has the link to your order page or your passbook can read it. Share it only with people you trust.',
  ),
  h2('How long'),
  ul(
    'Orders, tax invoices, passbooks and payments: {kept-books} after the end of their financial year (1\u00a0April to 31\u00a0March), so that our books last as long as the laws on tax and companies want books kept. What is still owed by then keeps its names until it is settled.',
    'An order or a passbook that came to nothing, without a bill and without money: {kept-unpaid} after its last change.',
    'Messages: until what you asked is settled, and {kept-messages} after, to show what was said. Ask us and we delete yours sooner.',
    'Reminders: for the one message on the day the shop opens, or until you ask us to stop. {kept-told} after the message they are deleted, and {kept-reminders} after you asked if none could be sent.',
    'What the bank told us of a transfer that was not for the shop: {kept-transfers}.',
    'Photographs of broken or missing goods: {kept-photos} after our answer, and if we gave none, {kept-photos} after you sent them.',
    'Backups are sealed, and hold what was deleted until they are thrown away: after {kept-backups}, as long as newer ones are made.',
  ),
  h2('Your rights'),
  p(
    'The DPDP Act gives you these rights. Write or call; we answer within 30\u00a0days, and it costs nothing.',
  ),
  ul(
    'To know what we keep about you and with whom we shared it.',
    'To have it corrected, completed or brought up to date.',
    'To have it erased, unless a law makes us keep it.',
    'To take back a consent, as easily as you gave it. What was done before stays lawful.',
    'To name somebody who uses these rights for you if you cannot.',
    'To complain to us first, and then to the Data Protection Board of India.',
  ),
  p(a('/contact', 'Write to us')),
  h2('Children'),
  p(
    'Fireworks are sold to adults only, and this shop takes no orders and no data from anybody under\u00a018. If a child wrote to us, tell us and we delete it.',
  ),
].join('');
