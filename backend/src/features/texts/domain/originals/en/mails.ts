import type { MailTextId, TextEntry } from '@shop/contracts/rules/texts/shop-texts';
import { mail } from '../marks.ts';

/** What is written to customers. Greeting, facts, link and signature the shop adds. */
export const MAILS: Record<MailTextId, TextEntry> = {
  'mail-order-received': mail(
    'We have your order {number}',
    'Thank you. Your order has reached us.',
    'We call you to confirm it. Its page always shows where it is, and how to pay once that is due.',
  ),
  'mail-order-confirmed': mail('Your order {number} is confirmed', 'Your order is confirmed.', '{payment}'),
  'mail-order-dispatched': mail(
    'Your order {number} is on its way',
    'Your order has left by lorry. Please show the LR number when you collect it.',
  ),
  'mail-order-lorry-corrected': mail(
    'Your order {number}: please use these lorry details',
    'What we told you of the lorry was not right, and we are sorry. These details count now.',
  ),
  'mail-order-reopened': mail(
    'Your order {number} is taken up again',
    'Your order was cancelled, and is taken up again. We call you to confirm it.',
    'If you did not expect this, please call us.',
  ),
  'mail-order-merged': mail(
    'Your orders {number} and {into} are one now',
    'We have put your order {number} together with {into}: its goods and its payments are in that one.',
    'The link you have leads to it.',
  ),
  'mail-order-change-proposed': mail(
    'Your order {number}: may we change it?',
    'While packing your order we found that not everything is there, and we are sorry.',
    'This is what we can send. Please say on the order’s page whether that is right for you; we pack it when we know.',
  ),
  'mail-order-changed': mail(
    'Your order {number} is changed as you asked',
    'We have changed your order as you asked for. This is what it comes to now.',
  ),
  'mail-order-change-declined': mail(
    'Your order {number} stays as it is',
    'You asked us for something about your order, and we could not do it. Your order is as it was.',
    'If you have a question, please call us.',
  ),
  'mail-order-claim-answered': mail(
    'Broken or missing goods of your order {number}',
    'You told us of goods of your order that were broken or missing. This is our answer.',
    'If you have a question, please call us.',
  ),
  'mail-order-cancelled': mail(
    'Your order {number} is cancelled',
    'Your order is cancelled. If you have paid something already, we pay it back.',
    'If you did not expect this, please call us.',
  ),
  'mail-shop-open': mail(
    'The shop is open: the new price list is here',
    'You asked us to tell you when the shop opens. It is open now, with the prices of this season.',
    'The first boxes go out first: who sends the list early has all to choose from.',
  ),
  'mail-passbook-ends': mail(
    'Your passbook {number}: please use it by {day}',
    'We hold {amount} of yours. On {day} it is a year since your first payment.',
    'Please order by then and name your passbook on the order, or call us and we pay it back. Nothing is lost on that day: what is left we pay back.',
  ),
};
